/** @jest-environment node */

import { ShopError } from '@/base/shopError';
import { decodeSegment } from '@/catalog/decodeSegment';
import { encodeSegment } from '@/catalog/encodeSegment';
import type { OpenedCatalog } from '@/catalog/openCatalog';
import { createGrowingIndex } from '@/worker/liveIndex';
import { codes, offer, overlay, publish } from '../build';

const OFFERS = Array.from({ length: 16 }, (_, i) => offer({ code: `A-${10 + i}`, listedAt: 1_000 + i }));

/** A catalogue of 16 segments of one offer each, as far as `loaded` of them have come. */
async function catalogues(): Promise<(loaded: number) => OpenedCatalog> {
  const { manifest } = await publish(OFFERS, { split: (offers) => offers.map((one) => [one]) });
  const segments = OFFERS.map((one) => decodeSegment(encodeSegment([one], 'CNY')));
  return (loaded) => ({ manifest, segments: segments.slice(0, loaded), failed: [] });
}

describe('createGrowingIndex', () => {
  it('has nothing to read before the first segment', async () => {
    const upTo = await catalogues();
    const growing = createGrowingIndex([]);

    expect(growing.read()).toBe(null);
    growing.grow(upTo(0), false);
    expect(growing.read()).toBe(null);
    growing.grow(upTo(1), false);
    expect(growing.read()?.index.docs).toBe(1);
  });

  it('builds anew only when the segments have doubled or are all there', async () => {
    const upTo = await catalogues();
    const growing = createGrowingIndex([]);
    const indexes = new Set();

    const sizes = OFFERS.map((_, i) => {
      growing.grow(upTo(i + 1), false);
      const { index } = growing.read()!;
      indexes.add(index);
      return index.docs;
    });
    growing.grow(upTo(16), true);
    indexes.add(growing.read()?.index);

    expect(sizes).toEqual([1, 2, 2, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8, 16]);
    expect(indexes.size).toBe(5);
  });

  it('builds what there is when nothing more will come', async () => {
    const upTo = await catalogues();
    const growing = createGrowingIndex([]);
    growing.grow(upTo(8), false);
    growing.read();

    const worth = growing.grow(upTo(9), true);

    expect(worth).toBe(true);
    expect(growing.read()?.index.about.segments).toEqual({ loaded: 9, failed: 0, all: 16 });
  });

  it('says that there is more to read when it is known which segments cannot be had', async () => {
    const upTo = await catalogues();
    const growing = createGrowingIndex([]);
    growing.grow(upTo(8), false);
    growing.read();
    const failed = [{ file: 'offers.1.bin', error: new ShopError('catalog-segment-hash', 'damaged') }];

    const worth = growing.grow({ ...upTo(8), failed }, true);

    expect(worth).toBe(true);
    expect(growing.read()?.index.about.segments).toEqual({ loaded: 8, failed: 1, all: 16 });
    expect(growing.grow({ ...upTo(8), failed }, true)).toBe(false);
  });

  it('says once for each reading that there is more, and never before the first', async () => {
    const upTo = await catalogues();
    const growing = createGrowingIndex([]);
    expect(growing.grow(upTo(1), false)).toBe(false);
    growing.read();

    expect([2, 3, 4].map((loaded) => growing.grow(upTo(loaded), false))).toEqual([true, false, false]);
    growing.read();
    expect([5, 8].map((loaded) => growing.grow(upTo(loaded), false))).toEqual([false, true]);
  });

  it('joins the overlay once, and again only when it is another one', async () => {
    const upTo = await catalogues();
    const growing = createGrowingIndex([]);
    growing.grow(upTo(16), true);
    const before = growing.read();

    growing.setOverlay(overlay({ sold: new Set(codes('A-10')) }));
    const after = growing.read();

    expect(after?.index).toBe(before?.index);
    expect([before?.live.onSale, after?.live.onSale]).toEqual([16, 15]);
    expect(growing.read()?.live).toBe(after?.live);
  });
});
