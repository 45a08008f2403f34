/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeEffects } from '@/cli/io/nodeEffects';
import { runCli } from '@/cli/runCli';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { prepareLiveStatus, sampleStatus } from '../../../../scripts/site/liveStatus';
import { SITE_FOLDER } from '../../../../scripts/site/siteFolders';
import { memoryHost } from '../../cli/io/memoryEffects';

const NOW = Date.UTC(2026, 10, 26);
const GAMES = ['FateGO', 'MasterDuel'];

let catalog: string;

beforeAll(async () => {
  catalog = join(mkdtempSync(join(tmpdir(), 'live-status-')), 'catalog');
  const quiet = { ...nodeEffects(process), print: () => {}, stderr: () => {}, progress: () => {} };
  for (const game of GAMES) await runCli(['build', `stock/${game}.csv`, '--out', catalog], quiet);
}, 60_000);
afterAll(() => rmSync(join(catalog, '..'), { recursive: true }));

describe('live status of the samples', () => {
  it.each(GAMES)('confirms the catalog of %s and has a plausible share of sold and reserved offers', (game) => {
    const overlay = decodeOverlay(sampleStatus(GAMES, catalog, NOW), game);

    expect(overlay.asOf).toBe(NOW);
    expect(overlay.catalog?.revision).toBeGreaterThan(0);
    expect(overlay.sold.size).toBeGreaterThan(10);
    expect(overlay.reserved.size).toBeGreaterThan(5);
    expect(overlay.sold.size).toBeLessThan(overlay.reserved.size * 3);
  });

  it('is the same for the same stock', () => {
    expect(sampleStatus(GAMES, catalog, NOW)).toEqual(sampleStatus(GAMES, catalog, NOW));
  });

  it('names no offer of another game', () => {
    const { sold } = decodeOverlay(sampleStatus(GAMES, catalog, NOW), 'MasterDuel');

    expect([...sold].filter((code) => code.startsWith('FG-'))).toEqual([]);
  });
});

describe('prepareLiveStatus', () => {
  it('leaves another site than the built one to its own file', async () => {
    const host = memoryHost({});

    expect(await prepareLiveStatus(join(SITE_FOLDER, 'other'), host.effects)).toBeUndefined();
    expect(host.writes).toEqual([]);
  });
});
