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
import { stageSite } from './stageSite';

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '100000' },
    slowdown: { type: 'string', default: '4' },
    pace: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    site: { type: 'string' },
    named: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
});

/** Up to this number of offers the stricter limit applies. */
const SMALL_CATALOG = 10_000;

const game = findGame('FateGO');
const offers = Number(values.offers);
const slowdown = Number(values.slowdown);
const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'));
try {
  await measureSite();
} finally {
  rmSync(folder, { recursive: true });
}

async function measureSite(): Promise<void> {
  if (game === null) throw new Error('no game FateGO');
  const built = values.named ? buildNamedSite(join(folder, 'named')) : (values.site ?? requireFreshSite(SITE_FOLDER));
  const site = join(folder, 'site');
  await stageSite(built, site, { game, offers, seed: Number(values.seed), slowdown });
  const served = await serveSite(site, 0);
  const shop = await openShop(served.url, game.id, slowdown);
  try {
    const { rounds, pace, profile, each } = values;
    console.log(
      `${offers.toLocaleString('en')} offers, Chromium ${shop.browser.version()}, catalog complete after ${(shop.loadedIn / 1_000).toFixed(1)} s`,
    );
    process.exitCode = (await measureSession(shop, {
      rounds: Number(rounds),
      pace: Number(pace),
      profile,
      each,
      site,
      limitMs: offers <= SMALL_CATALOG ? 130 : 200,
    }))
      ? 0
      : 1;
  } finally {
    await shop.browser.close();
    await served.close();
  }
}
