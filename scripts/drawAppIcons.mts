import { readFileSync } from 'node:fs';
import { launchBrowser } from './browser/launchBrowser';

/** Draws the pictures that a device shows for the installed site, from the mark in public/favicon.svg. */
const GROUND = '#F2F5F4';

/** `room` is the share of the edge that the mark takes; a maskable picture may lose all outside a circle of 80 %. */
const PICTURES = [
  { file: 'public/app-192.png', size: 192, room: 0.72, corner: 0.2 },
  { file: 'public/app-512.png', size: 512, room: 0.72, corner: 0.2 },
  { file: 'public/app-maskable-512.png', size: 512, room: 0.54, corner: 0 },
] as const;

const mark = readFileSync('public/favicon.svg', 'utf8');
const browser = await launchBrowser();
try {
  for (const { file, size, room, corner } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}div{display:grid;place-items:center;width:${size}px;height:${size}px;
background:${GROUND};border-radius:${size * corner}px}svg{width:${size * room}px}</style><div>${mark}</div>`);
    await page.screenshot({ path: file, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
