import { launchBrowser } from './browser/launchBrowser';
import { serveSite } from './site/serveSite';
const site = await serveSite('.e2e/site', 0);
const browser = await launchBrowser();
for (const path of ['/welcome', '/game/FateGO', '/about', '/favourites', '/nope/x', '/compare']) {
  const ctx = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'zh-CN', serviceWorkers: 'block' });
  const page = await ctx.newPage();
  await page.addInitScript(() => { const log: string[] = (window as any).log = [];
    new MutationObserver(ms => { for (const m of ms) { for (const n of m.removedNodes) log.push('- ' + n.nodeName + ' ' + ((n as any).className ?? '') + ' ' + (n.textContent ?? '').slice(0, 30)); for (const n of m.addedNodes) if (document.documentElement.dataset.static !== 'parsing') log.push('+ ' + n.nodeName + ' ' + ((n as any).className ?? '') + ' ' + (n.textContent ?? '').slice(0, 30)); } }).observe(document, { childList: true, subtree: true }); });
  await page.goto(site.url + path); await page.waitForLoadState('networkidle');
  console.log(path, (await page.evaluate(() => (window as any).log.filter((l: string) => !/TITLE|LINK|SCRIPT|STYLE|#text/.test(l)).slice(12, 30))));
  await ctx.close();
}
await browser.close(); await site.close();
