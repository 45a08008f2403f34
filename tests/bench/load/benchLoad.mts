import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { requireFreshSite } from '../../../scripts/site/freshSite';
import { serveSite } from '../../../scripts/site/serveSite';
import { TEST_SITE_FOLDER } from '../../../scripts/site/siteFolders';
import { checkFigures, LAYOUT_SHIFT_BOUND, type Mode } from './bounds';
import { buildPeer, PEER_PATH } from './buildPeer';
import { addVisits, type MeasuredPage, measurePage } from './measurePage';
import { measureShifts } from './measureShifts';
import { type LoadPage, PAGES } from './pages';
import { printPage, printShifts } from './printLoad';
import { servePeer } from './servePeer';

const MODES: readonly Mode[] = ['simulated', 'throttled'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'welcome,shop,deep' },
    modes: { type: 'string', default: MODES.join() },
    'skip-peer': { type: 'boolean', default: false },
    shifts: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is not a number of runs`);
const modes = MODES.filter((mode) => values.modes.split(',').includes(mode));
const startedAt = Date.now();
const site = await serveSite(requireFreshSite(TEST_SITE_FOLDER), 0);
try {
  const isWithin = values.shifts ? await benchShifts(site.url) : await benchPages(site.url);
  const load = loadavg().map((one) => one.toFixed(1));
  progress(`${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes, load of this machine ${load.join(', ')}`);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await site.close();
}

/** Measures the pages and the peer.
 *  @returns  whether all figures of the site are within their bounds */
async function benchPages(siteUrl: string): Promise<boolean> {
  const pages = PAGES.filter(({ kind }) => values.only.split(',').includes(kind));
  const results = [];
  for (const page of pages) {
    for (const mode of modes) {
      const measured = await measure(siteUrl, page, mode);
      const checked = checkFigures(page.kind, mode, measured.figures);
      if (!values.json) printPage(page.path, mode, measured, checked);
      results.push({ path: page.path, mode, ...measured, checked });
    }
  }
  const peer = values['skip-peer'] ? [] : await benchPeer();
  if (values.json) console.log(JSON.stringify({ pages: results, peer }, null, 2));
  return results.every(({ checked }) => checked.every(({ bound }) => bound?.isWithin !== false));
}

async function measure(siteUrl: string, { path, typedName }: LoadPage, mode: Mode): Promise<MeasuredPage> {
  const measured = await measurePage(siteUrl + path, mode, runs, () => progress(`${path}, ${mode}`));
  if (mode === 'simulated' || typedName === null) return measured;
  return addVisits(measured, { site: siteUrl, path, name: typedName }, () => progress(`${path}, visited`));
}

async function benchPeer() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  try {
    progress('building the peer');
    const peer = await servePeer(await buildPeer(folder));
    try {
      const results = [];
      for (const mode of modes) {
        const measured = await measurePage(peer.url + PEER_PATH, mode, runs, () => progress(`peer, ${mode}`));
        const checked = checkFigures('peer', mode, measured.figures);
        if (!values.json) printPage('unmodified Umi Max and antd', mode, measured, checked);
        results.push({ mode, ...measured });
      }
      return results;
    } finally {
      await peer.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures the layout shift of every screen.
 *  @returns  whether all are within the bound */
async function benchShifts(siteUrl: string): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const shifts = await measureShifts(browser, siteUrl, (done, all) => {
      if (done % 12 === 0) progress(`${done} of ${all} pages`);
    });
    if (values.json) console.log(JSON.stringify({ shifts }, null, 2));
    else printShifts(shifts);
    return shifts.every(({ shift }) => shift <= LAYOUT_SHIFT_BOUND);
  } finally {
    await browser.close();
  }
}

/** Writes to the standard error, so that the standard output of --json can be parsed. */
function progress(what: string): void {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.error(`${seconds.padStart(4)} s  ${what}`);
}
