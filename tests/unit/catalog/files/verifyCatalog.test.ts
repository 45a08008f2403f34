/** @jest-environment node */

import { verifyCatalog } from '@/catalog/files/verifyCatalog';
import { lowestPriceOf } from '@/catalog/format/catalogSummary';
import type { Manifest } from '@/catalog/format/manifest';
import { encodeManifest } from '@/catalog/format/manifest';
import type { PublishedFiles } from '../../builders';
import { offer, publish, sha256 } from '../../builders';

const OFFERS = [
  offer({ code: 'A-1', price: 900, status: 'sold' }),
  offer({ code: 'A-2', price: 2_000 }),
  offer({ code: 'A-3', price: 3_000, title: '梅林宝2' }),
];

async function problemsOf({ location, fetchBytes }: PublishedFiles): Promise<readonly string[]> {
  const result = await verifyCatalog(location, fetchBytes, sha256);
  return result.ok ? [] : result.error.map(({ code }) => code);
}

describe('verifyCatalog', () => {
  it('returns the manifest of an intact catalog', async () => {
    const { location, fetchBytes, manifest } = await publish(OFFERS);

    expect(await verifyCatalog(location, fetchBytes, sha256)).toEqual({ ok: true, value: manifest });
  });

  it.each(['columns', 'texts'])('finds any changed byte in the file of the %s, and its absence', async (which) => {
    for (let offset = 0; ; offset += 7) {
      const published = await publish(OFFERS);
      const entry = published.manifest.segments[0]!;
      const url = published.location.segmentBase + (which === 'texts' ? entry.texts!.file : entry.file);
      const bytes = published.files.get(url)!;
      if (offset >= bytes.length) break;
      bytes[offset]! ^= 1;
      expect(await problemsOf(published)).toEqual(['catalog-segment-hash']);

      published.files.delete(url);
      expect(await problemsOf(published)).toEqual(['worker-fetch-status']);
    }
  });

  it('finds texts with another number of offers', async () => {
    const published = await publish(OFFERS);
    const others = await publish([...OFFERS, offer({ code: 'A-4' })]);
    const [{ texts }] = others.manifest.segments as [Manifest['segments'][number]];
    const segments = published.manifest.segments.map((entry) => ({ ...entry, texts }));
    published.files.set(published.location.manifestUrl, encodeManifest({ ...published.manifest, segments }));
    published.files.set(
      published.location.segmentBase + texts!.file,
      others.files.get(others.location.segmentBase + texts!.file)!,
    );

    expect(await problemsOf(published)).toEqual(['catalog-segment-mismatch']);
  });

  it('finds a code in two segments', async () => {
    const published = await publish(OFFERS, { split: (offers) => [offers, offers.slice(1)] });
    const manifest = { ...published.manifest, offers: 5 };
    published.files.set(published.location.manifestUrl, encodeManifest(manifest));

    expect(await problemsOf(published)).toEqual(['catalog-verify-code-twice', 'catalog-verify-code-twice']);
  });

  it('finds a lowest price that no offer on sale has', async () => {
    const published = await publish(OFFERS);
    published.files.set(published.location.manifestUrl, encodeManifest({ ...published.manifest, lowestPrice: 900 }));

    expect(await problemsOf(published)).toEqual(['catalog-verify-lowest-price']);
  });

  it('finds a wrong number of offers on sale', async () => {
    const published = await publish(OFFERS);
    published.files.set(published.location.manifestUrl, encodeManifest({ ...published.manifest, onSale: 0 }));

    expect(await problemsOf(published)).toEqual(['catalog-verify-on-sale']);
  });

  it('finds an invalid manifest', async () => {
    const published = await publish(OFFERS);
    published.files.set(published.location.manifestUrl, new TextEncoder().encode('<html>'));

    expect(await problemsOf(published)).toEqual(['catalog-manifest-html']);
  });
});

describe('lowestPriceOf', () => {
  it('counts only offers on sale', () => {
    expect(lowestPriceOf(OFFERS)).toBe(2_000);
    expect(lowestPriceOf(OFFERS.slice(0, 1))).toBe(null);
  });
});
