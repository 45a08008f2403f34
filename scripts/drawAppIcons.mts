/** Renders the icons of the site (browser tab, home screen) from public/favicon.svg: `npm run icons`. */
import { readFileSync } from 'node:fs';
import { launchBrowser } from './browser/launchBrowser';

const GROUND = '#F2F5F4';
const NO_GROUND = 'transparent';

/** `room` is the share of the edge that the mark fills; of a maskable icon, only a circle of 80 % is sure to be visible. */
const PICTURES = [
  // PNG for the tab: browsers request it on every navigation, and rendering an SVG takes 15 ms on a slow phone.
  { file: 'public/app-48.png', size: 48, room: 1, corner: 0, ground: NO_GROUND },
  { file: 'public/app-192.png', size: 192, room: 0.72, corner: 0.2, ground: GROUND },
  { file: 'public/app-512.png', size: 512, room: 0.72, corner: 0.2, ground: GROUND },
  { file: 'public/app-maskable-512.png', size: 512, room: 0.54, corner: 0, ground: GROUND },
] as const;

const mark = readFileSync('public/favicon.svg', 'utf8');
const browser = await launchBrowser();
try {
  for (const { file, size, room, corner, ground } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}div{display:grid;place-items:center;width:${size}px;height:${size}px;
background:${ground};border-radius:${size * corner}px}svg{width:${size * room}px}</style><div>${mark}</div>`);
    await page.screenshot({ path: file, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
