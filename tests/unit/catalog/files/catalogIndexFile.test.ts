/** @jest-environment node */
import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import { decodeCatalogIndex, encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import type { EpochMs } from '@/domain/offer';

const INDEX: CatalogIndexFile = {
  format: 'vitrine-shelf',
  version: 1,
  games: {
    FateGO: {
      offers: 2_000,
      onSale: 1_946,
      lowestPrice: 2_800,
      currency: 'CNY',
      publishedAt: 1_763_650_000_000 as EpochMs,
      sample: true,
    },
    Mass: {
      offers: 0,
      onSale: 0,
      lowestPrice: null,
      currency: 'JPY',
      publishedAt: 1_763_650_000_001 as EpochMs,
      sample: false,
    },
  },
};

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

describe('encodeCatalogIndex and decodeCatalogIndex', () => {
  it('are inverse to each other', () => {
    expect(decodeCatalogIndex(encodeCatalogIndex(INDEX))).toEqual(INDEX);
  });

  it('refuse a page and a newer format', () => {
    expect(() => decodeCatalogIndex(new TextEncoder().encode('<html>'))).toThrow(
      expect.objectContaining({ code: 'catalog-shelf-html' }),
    );
    expect(() => decodeCatalogIndex(bytesOf({ ...INDEX, version: 2 }))).toThrow(
      expect.objectContaining({ code: 'catalog-shelf-version' }),
    );
  });

  it.each([
    ['an index without games', { ...INDEX, games: null }],
    ['a game that is no object', { ...INDEX, games: { FateGO: 7 } }],
    ['a number of offers that is a text', { ...INDEX, games: { FateGO: { ...INDEX.games.FateGO, offers: '7' } } }],
  ])('refuse %s', (_, wrong) => {
    expect(() => decodeCatalogIndex(bytesOf(wrong))).toThrow(expect.objectContaining({ code: 'catalog-shelf-shape' }));
  });
});
