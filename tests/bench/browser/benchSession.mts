import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame } from '@/games/games';
import { requireFreshSite } from '../../../scripts/site/freshSite';
import { serveSite } from '../../../scripts/site/serveSite';
import { SITE_FOLDER } from '../../../scripts/site/siteFolders';
import { measureColdLoads } from './measureColdLoads';
import { measureLongLists } from './measureLongLists';
import { measureSlowdown, type OpenShop, openShop } from './openShop';
import { playSession } from './playSession';
import { percentile } from './printReport';
import type { Scrolled } from './scrollList';
import { SESSION } from './sessionSteps';
import { stageSite } from './stageSite';
import { warmUp } from './warmUp';

const GAME = 'FateGO';
/** Up to this number of offers the stricter limit applies. */
const SMALL_CATALOG = 10_000;
const MAX_MS = 250;
const DROPPED_SHARE = 0.05;
const SHIFT = 0.02;
/** Interactions below this duration are not reported by the browser. */
const UNREPORTED_MS = 16;

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '50000' },
    slowdown: { type: 'string', default: '4' },
    site: { type: 'string' },
    long: { type: 'string', default: '2400,48000' },
    parts: { type: 'string', default: 'session,long,load' },
    each: { type: 'boolean', default: false },
  },
});
const game = findGame(GAME);
if (game === null) throw new Error(`no game ${GAME}`);
const site = values.site ?? requireFreshSite(SITE_FOLDER);
const [offers, slowdown] = [Number(values.offers), Number(values.slowdown)];
const p95Limit = offers <= SMALL_CATALOG ? 120 : 150;
const folder = mkdtempSync(join(tmpdir(), 'bench-session-'));
try {
  await stageSite(site, folder, { game, offers, seed: 1, slowdown });
  const served = await serveSite(folder, 0);
  const before = loadavg()[0] ?? 0;
  const shop = await openShop(served.url, game.id, slowdown, 'sessionProbe.ts');
  try {
    console.log(
      `${offers.toLocaleString('en')} offers, phone, Chromium ${shop.browser.version()}, ${slowdown}× slower`,
    );
    const parts = values.parts.split(',');
    const within = [
      !parts.includes('session') || (await benchActions(shop)),
      !parts.includes('long') || (await benchLongLists(shop, served.url)),
      !parts.includes('load') || (await benchColdLoads(shop, served.url)),
    ];

    const now = await measureSlowdown(shop);
    const load = [before, loadavg()[0] ?? 0].map((one) => one.toFixed(1)).join(' and ');
    console.log(
      `\nmain thread slower by ${shop.slowdown.toFixed(1)} and ${now.toFixed(1)}, load of this machine ${load}`,
    );
    console.log(
      `limits: p95 ${p95Limit} ms, max ${MAX_MS} ms, dropped frames ${DROPPED_SHARE * 100} %, shift ${SHIFT}`,
    );
    process.exitCode = within.every(Boolean) ? 0 : 1;
  } finally {
    await shop.browser.close();
    await served.close();
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function benchActions(shop: OpenShop): Promise<boolean> {
  await warmUp(shop);
  const { actions, longTasks, scrolled } = await playSession(shop, SESSION);
  const taps = actions.filter(({ name }) => !name.startsWith('swipe'));
  const times = taps.map(({ slowest }) => slowest ?? UNREPORTED_MS);
  if (values.each) for (const { name, slowest } of taps) console.log(`  ${name.padEnd(28)} ${slowest ?? '< 16'}`);
  const p95 = percentile(times, 0.95);
  console.log(`\n${actions.length} actions, of which ${taps.length} keys and taps: interaction to next paint, ms`);
  console.log(`  p50 ${percentile(times, 0.5)}, p95 ${p95}, max ${Math.max(...times)}`);
  console.log(`  slowest: ${slowestOf(taps)}`);
  const longest = [...longTasks].sort((a, b) => b - a).slice(0, 20);
  console.log(`  long tasks ${longTasks.length}: ${longest.join(' ')}`);
  printScrolled('swiping through cards and table', scrolled);
  return p95 <= p95Limit && Math.max(...times) <= MAX_MS && shareOf(scrolled) <= DROPPED_SHARE;
}

async function benchLongLists(shop: OpenShop, url: string): Promise<boolean> {
  const sizes = values.long.split(',').map(Number);
  const lists = await measureLongLists(shop, url, GAME, sizes);
  for (const { name, openedIn, scrolled, elements, back } of lists) {
    console.log(`\n${name}: there after ${(openedIn / 1000).toFixed(1)} s, ${elements} elements in the page`);
    printScrolled('swiping', scrolled);
    console.log(`  far down, loaded anew: ${back} px away from where it was`);
  }
  return lists.every(({ scrolled }) => shareOf(scrolled) <= DROPPED_SHARE);
}

async function benchColdLoads(shop: OpenShop, url: string): Promise<boolean> {
  const loads = await measureColdLoads(shop.browser, url, GAME, slowdown);
  console.log('\nlayout shift of a cold load, all shifts together');
  for (const { name, shift, largest } of loads) {
    console.log(`  ${name.padEnd(24)} ${shift.toFixed(4)}`);
    if (values.each)
      for (const { value, moved } of largest) console.log(`    ${value.toFixed(4)} ${moved.join(' · ')}`);
  }
  return loads.every(({ shift }) => shift <= SHIFT);
}

function slowestOf(taps: readonly { readonly name: string; readonly slowest: number | null }[]): string {
  return [...taps]
    .sort((a, b) => (b.slowest ?? 0) - (a.slowest ?? 0))
    .slice(0, 6)
    .map(({ name, slowest }) => `${name} ${slowest}`)
    .join(' · ');
}

function shareOf({ expected, dropped }: Scrolled): number {
  return expected === 0 ? 0 : dropped / expected;
}

function printScrolled(name: string, scrolled: Scrolled): void {
  const share = (shareOf(scrolled) * 100).toFixed(1);
  const { expected, dropped, longest } = scrolled;
  console.log(`  ${name}: ${dropped} of ${expected} frames dropped, ${share} %, longest gap ${longest.toFixed(0)} ms`);
}
