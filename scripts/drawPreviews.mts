/** Renders the images of link previews from the icons of the games: `npm run previews`. */
import { mkdirSync, statSync } from 'node:fs';
import { GAMES } from '../src/games/games';
import { launchBrowser } from './browser/launchBrowser';
import { gamePreview, sitePreview } from './previews/previewMarkup';
import { PREVIEW_SIZE, previewPath } from './site/head/previewImages';

const images = [
  { path: `public${previewPath(null)}`, markup: sitePreview() },
  ...GAMES.map((game) => ({ path: `public${previewPath(game)}`, markup: gamePreview(game) })),
];

mkdirSync('public/previews', { recursive: true });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: PREVIEW_SIZE });
  for (const { path, markup } of images) {
    await page.setContent(markup);
    await page.screenshot({ path });
    console.log(`${path}: ${Math.round(statSync(path).size / 1000)} kB`);
  }
} finally {
  await browser.close();
}
