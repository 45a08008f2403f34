/** @jest-environment node */
import fc from 'fast-check';
import { decodeManifest } from '@/catalog/manifest';
import type { EpochMs, Offer } from '@/domain/offer';
import { type BuildEffects, buildCatalogue } from '@/importer/buildCatalogue';
import { offer, sha256 } from '../build';

const FACTS = { game: 'FateGO', currency: 'CNY', sample: false } as const;
const at = (now: number): BuildEffects => ({ sha256, now: () => now as EpochMs });

/** Enough offers for several segments. */
const MANY: readonly Offer[] = Array.from({ length: 5000 }, (_, index) =>
  offer({ code: `FG-${index}`, price: 100 * (index + 1), listedAt: 1_700_000_000_000 + index * 60_000 }),
);

describe('buildCatalogue', () => {
  it('describes the offers in a manifest that names every segment', async () => {
    const offers = [offer({ code: 'A', price: 500, status: 'sold' }), offer({ code: 'B', price: 900 })];

    const { manifest, segments, manifestFile } = await buildCatalogue(offers, FACTS, null, at(7));

    const [segment] = segments;
    const hash = await sha256(segment?.bytes ?? new Uint8Array());
    expect(manifest).toEqual({
      format: 'vitrine-catalogue',
      version: 1,
      game: 'FateGO',
      currency: 'CNY',
      publishedAt: 7,
      sample: false,
      offers: 2,
      onSale: 1,
      lowestPrice: 900,
      segments: [{ file: segment?.name, bytes: segment?.bytes.length, offers: 2, sha256: hash }],
    });
    expect([manifestFile.name, decodeManifest(manifestFile.bytes)]).toEqual(['manifest.json', manifest]);
  });

  it('gives the same files whatever the order of the rows', async () => {
    const built = await buildCatalogue(MANY, FACTS, null, at(7));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: MANY.length }), async (turn) => {
        const turned = [...MANY.slice(turn), ...MANY.slice(0, turn)].reverse();

        expect(await buildCatalogue(turned, FACTS, null, at(7))).toEqual(built);
      }),
      { numRuns: 3 },
    );
  });

  it('keeps the time of publishing as long as nothing changes', async () => {
    const first = await buildCatalogue(MANY, FACTS, null, at(7));

    const again = await buildCatalogue(MANY, FACTS, first.manifest, at(8));
    const otherOffers = await buildCatalogue(MANY.slice(1), FACTS, first.manifest, at(8));
    const nowSample = await buildCatalogue(MANY, { ...FACTS, sample: true }, first.manifest, at(8));

    expect([again, otherOffers, nowSample].map(({ manifest }) => manifest.publishedAt)).toEqual([7, 8, 8]);
    expect(again.manifestFile).toEqual(first.manifestFile);
  });

  it('keeps the names of the segments that an added offer does not touch', async () => {
    const first = await buildCatalogue(MANY, FACTS, null, at(7));

    const more = [...MANY, offer({ code: 'NEW', listedAt: 1_800_000_000_000 })];
    const second = await buildCatalogue(more, FACTS, first.manifest, at(8));

    const before = first.segments.map(({ name }) => name);
    const after = new Set(second.segments.map(({ name }) => name));
    expect(before.length).toBeGreaterThan(2);
    expect(before.filter((name) => !after.has(name))).toEqual(before.slice(-1));
  });

  it('builds a catalogue of nothing for a sheet without rows', async () => {
    const { manifest, segments } = await buildCatalogue([], FACTS, null, at(7));

    expect([manifest.offers, manifest.lowestPrice, segments]).toEqual([0, null, []]);
  });
});
