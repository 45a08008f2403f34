import type { Result } from '@/base/result';
import { fail, ok } from '@/base/result';
import { isAbort, toShopError } from '@/base/shopError';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { Offer } from '@/domain/offer';
import type { FetchBytes, Sha256 } from './loadSegment';
import { checkSegment } from './loadSegment';
import type { Manifest, SegmentEntry } from './manifest';
import { decodeManifest } from './manifest';
import { countOnSale, lowestPriceOf } from './published';
import { offerAt } from './segment';

/** One thing wrong with a published catalogue: `code` is that of the ShopError, or `catalog-verify-code-twice` |
 *  `catalog-verify-lowest-price` | `catalog-verify-on-sale`. */
export type CatalogProblem = { readonly file: string; readonly code: string; readonly message: string };

/** Reads every byte of a published catalogue and proves it: lengths, hashes, names, counts, each offer whole, each code
 *  once, the lowest price and how many are on sale.
 *  @param sha256  null leaves out the hashes
 *  @returns       the manifest, or everything that is wrong
 *  @throws        AbortError once the fetching is cancelled */
export async function verifyCatalog(
  at: CatalogLocation,
  fetchBytes: FetchBytes,
  sha256: Sha256,
): Promise<Result<Manifest, readonly CatalogProblem[]>> {
  const problems: CatalogProblem[] = [];
  const manifest = await attempt(at.manifestUrl, problems, async () =>
    decodeManifest(await fetchBytes(at.manifestUrl)),
  );
  if (manifest === null) return fail(problems);

  const offers: Offer[] = [];
  for (const entry of manifest.segments) {
    const read = await attempt(entry.file, problems, () => readOffers(at, manifest, entry, fetchBytes, sha256));
    offers.push(...(read ?? []));
  }
  problems.push(...codesTwice(offers, at.manifestUrl));
  // Offers that could not be read would make these differ, and are a problem already.
  if (problems.length === 0) problems.push(...wrongFacts(offers, manifest, at.manifestUrl));
  return problems.length === 0 ? ok(manifest) : fail(problems);
}

async function readOffers(
  at: CatalogLocation,
  manifest: Manifest,
  entry: SegmentEntry,
  fetchBytes: FetchBytes,
  sha256: Sha256,
): Promise<readonly Offer[]> {
  const segment = await checkSegment(await fetchBytes(at.segmentBase + entry.file), entry, manifest.currency, sha256);
  return Array.from({ length: segment.offers }, (_, row) => offerAt(segment, row));
}

async function attempt<T>(file: string, problems: CatalogProblem[], run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (isAbort(error)) throw error;
    const { code, message } = toShopError(error, 'catalog-verify-unreadable');
    problems.push({ file, code, message });
    return null;
  }
}

/** What the manifest says of its offers, and they do not. */
function wrongFacts(offers: readonly Offer[], manifest: Manifest, file: string): readonly CatalogProblem[] {
  const facts = [
    {
      name: 'lowestPrice',
      code: 'catalog-verify-lowest-price',
      expected: lowestPriceOf(offers),
      got: manifest.lowestPrice,
    },
    { name: 'onSale', code: 'catalog-verify-on-sale', expected: countOnSale(offers), got: manifest.onSale },
  ];
  return facts.flatMap(({ name, code, expected, got }) =>
    expected === got ? [] : [{ file, code, message: `${name}: expected ${expected}, got ${got}` }],
  );
}

function codesTwice(offers: readonly Offer[], file: string): readonly CatalogProblem[] {
  const seen = new Set<string>();
  return offers.flatMap(({ code }) => {
    if (!seen.has(code)) {
      seen.add(code);
      return [];
    }
    return [{ file, code: 'catalog-verify-code-twice', message: `offer ${code} stands in the catalogue twice` }];
  });
}
