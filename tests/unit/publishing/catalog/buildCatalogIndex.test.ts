/** @jest-environment node */
import type { Manifest } from '@/catalog/format/manifest';
import type { EpochMs } from '@/domain/offer';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';

const manifest = (game: string, offers: number): Manifest => ({
  format: 'vitrine-catalogue',
  version: 2,
  game,
  currency: 'CNY',
  publishedAt: 7 as EpochMs,
  sample: true,
  offers,
  onSale: 1,
  lowestPrice: 500,
  segments: [],
});

describe('buildCatalogIndex', () => {
  it('orders catalogs by game, and drops games that no longer exist', () => {
    const index = buildCatalogIndex([manifest('FateGO', 2), manifest('gone', 9), manifest('srw_dd_jp', 1)]);

    const entry = { currency: 'CNY', publishedAt: 7, sample: true, onSale: 1, lowestPrice: 500 };
    expect(index).toEqual({
      format: 'vitrine-shelf',
      version: 1,
      games: { srw_dd_jp: { ...entry, offers: 1 }, FateGO: { ...entry, offers: 2 } },
    });
    expect(Object.keys(index.games)).toEqual(['srw_dd_jp', 'FateGO']);
  });
});
