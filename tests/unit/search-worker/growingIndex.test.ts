/** @jest-environment node */

import { ShopError } from '@/base/shopError';
import type { OpenedCatalog } from '@/catalog/files/openCatalog';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { MAX_DOCS } from '@/engine/index/rowRanges';
import { createGrowingIndex, type GrowingIndex } from '@/search-worker/growingIndex';
import { codes, offer, overlay, publish } from '../builders';

const OFFERS = Array.from({ length: 16 }, (_, i) => offer({ code: `A-${10 + i}`, listedAt: 1_000 + i }));

/** A catalog of 16 segments of one offer each, of which `loaded` have arrived. */
async function catalogs(): Promise<(loaded: number) => OpenedCatalog> {
  const { manifest } = await publish(OFFERS, { split: (offers) => offers.map((one) => [one]) });
  const segments = OFFERS.map((one) => decodeSegment(encodeSegment([one], 'CNY')));
  const entries = manifest.segments;
  return (loaded) => ({
    manifest,
    segments: segments.slice(0, loaded),
    entries: entries.slice(0, loaded),
    failed: [],
    loadFiles: async () => new Map(),
    reload: async () => manifest,
  });
}

/** Runs all steps.
 *  @returns  how many of them published an index */
function runSteps({ step }: GrowingIndex): number {
  let fuller = 0;
  for (let did = step(); did !== 'idle'; did = step()) if (did === 'progress') fuller++;
  return fuller;
}

describe('createGrowingIndex', () => {
  it('is empty before the first segment', async () => {
    const upTo = await catalogs();
    const growing = createGrowingIndex();

    expect(runSteps(growing)).toBe(0);
    expect(growing.read()).toBeNull();
    growing.grow(upTo(0), false);
    expect(runSteps(growing)).toBe(0);
    expect(growing.read()).toBeNull();
    growing.grow(upTo(1), false);
    expect(runSteps(growing)).toBe(1);
    expect(growing.read()?.index.docCount).toBe(1);
  });

  it('is rebuilt only when the segments have doubled or all have arrived', async () => {
    const upTo = await catalogs();
    const growing = createGrowingIndex();
    const indexes = new Set();

    const sizes = OFFERS.map((_, i) => {
      growing.grow(upTo(i + 1), false);
      runSteps(growing);
      const { index } = growing.read()!;
      indexes.add(index);
      return index.docCount;
    });
    expect(growing.isFinal()).toBe(false);
    growing.grow(upTo(16), true);
    expect(runSteps(growing)).toBe(0);
    indexes.add(growing.read()?.index);

    expect(sizes).toEqual([1, 2, 2, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8, 16]);
    expect(indexes.size).toBe(5);
    expect(growing.isFinal()).toBe(true);
  });

  it('contains what has arrived when no more will arrive', async () => {
    const upTo = await catalogs();
    const growing = createGrowingIndex();
    growing.grow(upTo(8), false);
    runSteps(growing);

    growing.grow(upTo(9), true);

    expect(growing.isFinal()).toBe(false);
    expect(runSteps(growing)).toBe(1);
    expect(growing.isFinal()).toBe(true);
    expect(growing.read()?.index.info.segments).toEqual({ loaded: 9, failed: 0, all: 16 });
  });

  it('is rebuilt when segments have failed', async () => {
    const upTo = await catalogs();
    const growing = createGrowingIndex();
    growing.grow(upTo(8), false);
    runSteps(growing);
    const failed = [{ file: 'offers.1.bin', error: new ShopError('catalog-segment-hash', 'damaged') }];

    growing.grow({ ...upTo(8), failed }, true);

    expect(runSteps(growing)).toBe(1);
    expect(growing.read()?.index.info.segments).toEqual({ loaded: 8, failed: 1, all: 16 });
    growing.grow({ ...upTo(8), failed }, true);
    expect(runSteps(growing)).toBe(0);
  });

  it('can be read while the next index is built, one block per step', async () => {
    const offers = Array.from({ length: 4 * 30_000 }, (_, i) => offer({ code: `B-${i}`, listedAt: i }));
    const parts = [0, 1, 2, 3].map((part) => offers.slice(part * 30_000, (part + 1) * 30_000));
    const { manifest } = await publish(OFFERS, { split: (all) => all.slice(0, 4).map((one) => [one]) });
    const segments = parts.map((part) => decodeSegment(encodeSegment(part, 'CNY')));
    const growing = createGrowingIndex();
    const docs = () => growing.read()?.index.docCount ?? null;

    growing.grow({ ...(await catalogs())(0), manifest, segments, entries: manifest.segments }, true);
    const seen = Array.from({ length: 5 }, () => [growing.step(), docs()]);

    expect(seen).toEqual([
      ['unchanged', null],
      ['progress', MAX_DOCS],
      ['unchanged', MAX_DOCS],
      ['progress', 120_000],
      ['idle', 120_000],
    ]);
  });

  it('joins an overlay once', async () => {
    const upTo = await catalogs();
    const growing = createGrowingIndex();
    growing.grow(upTo(16), true);
    runSteps(growing);
    const before = growing.read();

    growing.setOverlay(overlay({ sold: new Set(codes('A-10')) }));
    const after = growing.read();

    expect(after?.index).toBe(before?.index);
    expect(before?.live.unsoldCount).toBe(16);
    expect(after?.live.unsoldCount).toBe(15);
    expect(growing.read()?.live).toBe(after?.live);
  });
});
