/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@/games/ids';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { createSampleOverlay } from '../../../mock/serverLoader';

const NOW = Date.UTC(2026, 10, 20);

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Writes manifests of all games into a catalog folder. */
function publish(name: string, publishedAt: number): string {
  const folder = join(root, name);
  for (const id of GAME_IDS) {
    mkdirSync(join(folder, id), { recursive: true });
    writeFileSync(join(folder, id, 'manifest.json'), JSON.stringify({ publishedAt, currency: 'JPY' }));
  }
  writeFileSync(join(folder, 'index.json'), '{}');
  return folder;
}

describe('the mock of the server loader', () => {
  it.each(GAME_IDS)('marks the same offers of %s as sold, reserved and cheaper each time', (id) => {
    const folders = [publish('sample', 5)];
    const overlay = decodeOverlay(createSampleOverlay(`sale/${id}`, NOW, folders), id);

    expect(overlay.asOf).toBe(NOW);
    expect(overlay.catalog).toEqual({ revision: 5, currency: 'JPY' });
    expect([overlay.sold.size, overlay.reserved.size, overlay.prices.size].every((size) => size > 0)).toBe(true);
    expect(decodeOverlay(createSampleOverlay(`game/${id}`, NOW, folders), id)).toEqual(overlay);
  });

  it('confirms the published catalog rather than the sample, and nothing without either', () => {
    const folders = [join(root, 'published'), publish('sample', 5)];
    const catalogOf = () => decodeOverlay(createSampleOverlay('game/FateGO', NOW, folders), 'FateGO').catalog;

    expect(catalogOf()?.revision).toBe(5);
    publish('published', 9);
    expect(catalogOf()?.revision).toBe(9);
    expect(decodeOverlay(createSampleOverlay('game/FateGO', NOW, [join(root, 'none')]), 'FateGO')).toMatchObject({
      asOf: null,
      catalog: null,
    });
  });

  it.each(['about', 'game/Unknown', 'game/../../package', ''])('confirms nothing for the route %j', (route) => {
    expect(decodeOverlay(createSampleOverlay(route, NOW), 'x')).toMatchObject({
      asOf: null,
      sold: new Set(),
      prices: new Map(),
    });
  });
});
