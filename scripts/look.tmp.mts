import { launchBrowser } from '/work/main/scripts/browser/launchBrowser';
import { serveSite } from '/work/main/scripts/site/serveSite';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/shots', { recursive: true });
const site = await serveSite('.e2e/site', 0);
const browser = await launchBrowser();
const paths = (process.argv[2] || '/welcome,/game/FateGO,/game/FateGO?q=%E8%B4%9E%E5%BE%B7,/game/FateGO?want=altria-caster&price=..500,/favourites,/compare,/compare/FateGO,/operator,/about,/nope/x,/').split(',');
const locales = (process.argv[3] ?? 'zh-CN').split(',');
const schemes = (process.argv[4] ?? 'light').split(',');
const shoot = process.argv[5] === 'shoot';
for (const [w, h] of [[360, 740], [1280, 800]]) for (const locale of locales) for (const scheme of schemes) for (const path of paths) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, locale, colorScheme: scheme as any, serviceWorkers: 'block' });
  const page = await ctx.newPage();
  const logs: string[] = [];
  page.on('console', m => { if (m.type() !== 'info') logs.push(m.type() + ': ' + m.text().slice(0, 600)); });
  page.on('pageerror', e => logs.push('pageerror ' + e.message.slice(0, 400)));
  await page.addInitScript(() => {
    (window as any).shifts = [];
    new PerformanceObserver(l => { for (const e of l.getEntries() as any[]) (window as any).shifts.push([e.value, e.hadRecentInput, e.sources.map((s: any) => (s.node?.nodeName ?? '?') + '.' + (s.node?.className ?? '') + ' ' + (s.node?.textContent ?? '').slice(0, 20) + ' ' + Math.round(s.previousRect.y) + '→' + Math.round(s.currentRect.y) + ' h' + Math.round(s.currentRect.height))]); }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.url + path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(400);
  const shifts = await page.evaluate(() => (window as any).shifts) as any[];
  const sum = shifts.reduce((t, s) => t + s[0], 0);
  console.log(`${w} ${locale} ${scheme} ${path}: cls ${sum.toFixed(4)} ${await page.title()}`);
  for (const s of shifts) if (s[0] > 0.0005) console.log('   ', s[0].toFixed(4), JSON.stringify(s[2]).slice(0, 700));
  for (const l of logs) console.log('   LOG', l);
  const name = `${w}-${locale}-${scheme}-${path.replace(/\W+/g, '_')}`;
  if (shoot) { await page.screenshot({ path: `/tmp/shots/${name}.png` });
    const c2 = await browser.newContext({ viewport: { width: w, height: h }, locale, colorScheme: scheme as any, serviceWorkers: 'block' }); const p2 = await c2.newPage();
    await p2.route(/umi\..*\.js/, r => r.abort()); await p2.goto(site.url + path); await p2.waitForTimeout(400); await p2.screenshot({ path: `/tmp/shots/${name}-static.png` }); await c2.close(); }
  await ctx.close();
}
await browser.close(); await site.close();
