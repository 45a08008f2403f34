/** Renders the icons of the site (browser tab, home screen) from public/favicon.svg: `npm run icons`. */
import { readFileSync } from 'node:fs';
import { launchBrowser } from './browser/launchBrowser';

const BACKGROUND = '#F2F5F4';
const TRANSPARENT = 'transparent';

/** `markShare` is the width of the mark relative to the icon; of a maskable icon, only a circle of 80 % is always visible. */
const ICONS = [
  // PNG for the tab: browsers request it on every navigation, and rendering an SVG takes 15 ms on a slow phone.
  { file: 'public/app-48.png', size: 48, markShare: 1, corner: 0, background: TRANSPARENT },
  { file: 'public/app-192.png', size: 192, markShare: 0.72, corner: 0.2, background: BACKGROUND },
  { file: 'public/app-512.png', size: 512, markShare: 0.72, corner: 0.2, background: BACKGROUND },
  { file: 'public/app-maskable-512.png', size: 512, markShare: 0.54, corner: 0, background: BACKGROUND },
] as const;

const mark = readFileSync('public/favicon.svg', 'utf8');
const browser = await launchBrowser();
try {
  for (const { file, size, markShare, corner, background } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}div{display:grid;place-items:center;width:${size}px;height:${size}px;
background:${background};border-radius:${size * corner}px}svg{width:${size * markShare}px}</style><div>${mark}</div>`);
    await page.screenshot({ path: file, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
