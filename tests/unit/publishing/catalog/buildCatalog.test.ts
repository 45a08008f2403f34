/** @jest-environment node */
import fc from 'fast-check';
import { decodeManifest } from '@/catalog/format/manifest';
import type { EpochMs, Offer } from '@/domain/offer';
import { type BuildEffects, buildCatalog } from '@/publishing/catalog/buildCatalog';
import { offer, sha256 } from '../../builders';

const PROPERTIES = { game: 'FateGO', currency: 'CNY', sample: false } as const;
const effectsAt = (now: number): BuildEffects => ({ sha256, now: () => now as EpochMs });

/** Enough offers for several segments. */
const MANY: readonly Offer[] = Array.from({ length: 5000 }, (_, index) =>
  offer({ code: `FG-${index}`, price: 100 * (index + 1), listedAt: 1_700_000_000_000 + index * 60_000 }),
);

describe('buildCatalog', () => {
  it('describes the offers in a manifest with both files of every segment, texts before columns', async () => {
    const offers = [offer({ code: 'A', price: 500, status: 'sold' }), offer({ code: 'B', price: 900, title: '梅林' })];

    const { manifest, segments, manifestFile } = await buildCatalog(offers, PROPERTIES, null, effectsAt(7));

    const [texts, columns] = await Promise.all(
      segments.map(async ({ name, bytes }) => ({ file: name, bytes: bytes.length, sha256: await sha256(bytes) })),
    );
    expect(manifest).toEqual({
      format: 'vitrine-catalogue',
      version: 2,
      game: 'FateGO',
      currency: 'CNY',
      publishedAt: 7,
      sample: false,
      offers: 2,
      onSale: 1,
      lowestPrice: 900,
      segments: [{ ...columns, offers: 2, texts }],
    });
    expect(manifestFile.name).toBe('manifest.json');
    expect(decodeManifest(manifestFile.bytes)).toEqual(manifest);
  });

  it('produces the same files for any order of the rows', async () => {
    const built = await buildCatalog(MANY, PROPERTIES, null, effectsAt(7));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: MANY.length }), async (shift) => {
        const rotated = [...MANY.slice(shift), ...MANY.slice(0, shift)].reverse();

        expect(await buildCatalog(rotated, PROPERTIES, null, effectsAt(7))).toEqual(built);
      }),
      { numRuns: 3 },
    );
  });

  it('keeps the publication time while nothing changes', async () => {
    const first = await buildCatalog(MANY, PROPERTIES, null, effectsAt(7));

    const again = await buildCatalog(MANY, PROPERTIES, first.manifest, effectsAt(8));
    const otherOffers = await buildCatalog(MANY.slice(1), PROPERTIES, first.manifest, effectsAt(8));
    const nowSample = await buildCatalog(MANY, { ...PROPERTIES, sample: true }, first.manifest, effectsAt(8));

    expect([again, otherOffers, nowSample].map(({ manifest }) => manifest.publishedAt)).toEqual([7, 8, 8]);
    expect(again.manifestFile).toEqual(first.manifestFile);
  });

  it('keeps the names of the segments that an added offer does not touch', async () => {
    const first = await buildCatalog(MANY, PROPERTIES, null, effectsAt(7));

    const more = [...MANY, offer({ code: 'NEW', listedAt: 1_800_000_000_000 })];
    const second = await buildCatalog(more, PROPERTIES, first.manifest, effectsAt(8));

    const before = first.segments.map(({ name }) => name);
    const after = new Set(second.segments.map(({ name }) => name));
    expect(before.length).toBeGreaterThan(2);
    expect(before.filter((name) => !after.has(name))).toEqual(before.slice(-1));
  });

  it('writes no file for empty texts, and equal texts once', async () => {
    const silent = await buildCatalog(MANY, PROPERTIES, null, effectsAt(7));
    const equalTexts = await buildCatalog(
      MANY.map((one) => ({ ...one, title: '梅林' })).slice(0, 4000),
      PROPERTIES,
      null,
      effectsAt(7),
    );

    const named = equalTexts.manifest.segments.map(({ texts }) => texts?.file);
    const written = equalTexts.segments.map(({ name }) => name);
    expect(silent.manifest.segments.every(({ texts }) => texts === null)).toBe(true);
    expect(written).toHaveLength(new Set([...named, ...equalTexts.manifest.segments.map(({ file }) => file)]).size);
    expect(new Set(written).size).toBe(written.length);
  });

  it('keeps the texts when only prices change, and the columns when only titles do', async () => {
    const titled = MANY.map((one) => ({ ...one, title: `梅林 ${one.code}` }));
    const first = await buildCatalog(titled, PROPERTIES, null, effectsAt(7));
    const dearer = titled.map((one) => ({ ...one, price: { ...one.price, amount: one.price.amount + 100 } }));
    const renamed = titled.map((one) => ({ ...one, title: `C呆 ${one.code}` }));

    const [repriced, retitled] = await Promise.all(
      [dearer, renamed].map((offers) => buildCatalog(offers, PROPERTIES, first.manifest, effectsAt(8))),
    );

    const files = (built: typeof first | undefined) => built?.manifest.segments.map(({ file }) => file);
    const texts = (built: typeof first | undefined) => built?.manifest.segments.map((one) => one.texts?.file);
    expect(texts(repriced)).toEqual(texts(first));
    expect(files(repriced)).not.toEqual(files(first));
    expect(files(retitled)).toEqual(files(first));
    expect(texts(retitled)).not.toEqual(texts(first));
    expect(retitled?.manifest.publishedAt).toBe(8);
  });

  it('builds an empty catalog for a sheet without rows', async () => {
    const { manifest, segments } = await buildCatalog([], PROPERTIES, null, effectsAt(7));

    expect(manifest.offers).toBe(0);
    expect(manifest.lowestPrice).toBeNull();
    expect(segments).toEqual([]);
  });
});
