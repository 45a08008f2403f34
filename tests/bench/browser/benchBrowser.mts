import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame } from '@/games/games';
import { requireFreshSite } from '../../../scripts/site/freshSite';
import { serveSite } from '../../../scripts/site/serveSite';
import { SITE_FOLDER } from '../../../scripts/site/siteFolders';
import { buildNamedSite } from './buildNamedSite';
import { measureSession } from './measureSession';
import { openShop } from './openShop';
import { percentile } from './printReport';
import { stageSite } from './stageSite';

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '100000' },
    slowdown: { type: 'string', default: '4' },
    pace: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    site: { type: 'string' },
    named: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
});

/** Up to this number of offers the stricter limit applies. */
const SMALL_CATALOG = 10_000;

const GAME = 'FateGO';
const game = findGame(GAME);
const offers = Number(values.offers);
const slowdown = Number(values.slowdown);
const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'));
try {
  await measureSite();
} finally {
  rmSync(folder, { recursive: true });
}

async function measureSite(): Promise<void> {
  if (game === null) throw new Error(`no game ${GAME}`);
  const built = values.named ? buildNamedSite(join(folder, 'named')) : (values.site ?? requireFreshSite(SITE_FOLDER));
  const site = join(folder, 'site');
  await stageSite(built, site, { game, offers, seed: Number(values.seed), slowdown });
  const served = await serveSite(site, 0);
  try {
    const times: number[] = [];
    for (let round = 1; round <= Number(values.rounds); round++)
      times.push(...(await playRound(served.url, site, round)));
    const limit = offers <= SMALL_CATALOG ? 130 : 200;
    const p95 = percentile(times, 0.95);
    console.log(`\np95 of ${times.length} key presses to the painted result ${p95.toFixed(1)} ms, limit ${limit} ms`);
    process.exitCode = p95 <= limit ? 0 : 1;
  } finally {
    await served.close();
  }
}

/** Plays the session in a new browser, without the results that an earlier round has cached.
 *  @returns  times from key press to painted result, in ms */
async function playRound(url: string, site: string, round: number): Promise<readonly number[]> {
  const shop = await openShop(url, GAME, slowdown);
  try {
    const { pace, profile, each } = values;
    console.log(
      `${round > 1 ? '\n' : ''}Round ${round}: ${offers.toLocaleString('en')} offers, Chromium ${shop.browser.version()}, catalog complete after ${(shop.loadedIn / 1_000).toFixed(1)} s`,
    );
    return await measureSession(shop, { pace: Number(pace), profile, each, site });
  } finally {
    await shop.browser.close();
  }
}
