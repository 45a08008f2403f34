/** @jest-environment node */
import type { EpochMs } from '@/domain/offer';
import { buildCatalog } from '@/publishing/catalog/buildCatalog';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';
import { orderFiles } from '@/publishing/publishOrder';
import { offer, sha256 } from '../builders';

const effects = { sha256, now: () => 1_000 as EpochMs };

function build(game: 'FateGO' | 'MasterDuel') {
  return buildCatalog([offer({ title: '自抽' })], { game, currency: 'CNY', sample: false }, null, effects);
}

describe('orderFiles', () => {
  it('orders the segments of all games, copies of replaced manifests, manifests, and the index', async () => {
    const [fate, duel] = [await build('FateGO'), await build('MasterDuel')];
    const index = buildCatalogIndex([fate.manifest, duel.manifest]);
    const replaced = { name: 'old.json', bytes: new Uint8Array([1]) };

    const { segments, manifests } = orderFiles(
      [
        { game: 'FateGO', built: fate, replaced },
        { game: 'MasterDuel', built: duel, replaced: null },
      ],
      index,
    );

    expect(segments.map(({ name }) => name.replace(/\.[0-9a-f]{16}\./, '.'))).toEqual([
      'FateGO/texts.bin',
      'FateGO/offers.bin',
      'MasterDuel/texts.bin',
      'MasterDuel/offers.bin',
    ]);
    expect(manifests.map(({ name }) => name)).toEqual([
      'FateGO/history/old.json',
      'FateGO/manifest.json',
      'MasterDuel/manifest.json',
      'index.json',
    ]);
  });

  it('does not copy a replaced manifest that equals the new one', async () => {
    const built = await build('FateGO');
    const replaced = { name: 'same.json', bytes: built.manifestFile.bytes };

    const { manifests } = orderFiles([{ game: 'FateGO', built, replaced }], buildCatalogIndex([built.manifest]));

    expect(manifests.map(({ name }) => name)).toEqual(['FateGO/manifest.json', 'index.json']);
  });
});
