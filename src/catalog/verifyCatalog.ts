import type { Result } from '@/base/result';
import { fail, ok } from '@/base/result';
import { isAbort, toShopError } from '@/base/shopError';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { Offer, OfferCode } from '@/domain/offer';
import type { Sha256 } from './checkFile';
import { checkFile } from './checkFile';
import { checkSegment } from './checkSegment';
import { checkTexts } from './checkTexts';
import { listOffers } from './listOffers';
import type { FetchBytes } from './loadFiles';
import type { FileEntry, Manifest } from './manifest';
import { decodeManifest } from './manifest';
import { countOnSale, lowestPriceOf } from './published';

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

  const read = async (entry: FileEntry) => {
    const bytes = await fetchBytes(at.segmentBase + entry.file);
    await checkFile(bytes, entry, sha256);
    return bytes;
  };
  const seen: Seen = { codes: new Set(), twice: [], onSale: 0, lowestPrice: null };
  for (const entry of manifest.segments) {
    const { texts: textsEntry } = entry;
    const segment = await attempt(entry.file, problems, async () =>
      checkSegment(await read(entry), entry, manifest.currency),
    );
    const texts =
      textsEntry === null
        ? null
        : await attempt(textsEntry.file, problems, async () =>
            checkTexts(await read(textsEntry), textsEntry, entry.offers),
          );
    if (segment !== null) lookThrough([...listOffers([{ segment, texts }])], seen);
  }
  problems.push(...codesTwice(seen, at.manifestUrl));
  // Offers that could not be read would make these differ, and are a problem already.
  if (problems.length === 0) problems.push(...wrongFacts(seen, manifest, at.manifestUrl));
  return problems.length === 0 ? ok(manifest) : fail(problems);
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

/** What the offers say together. One segment of them is in memory at a time, for there may be a million. */
type Seen = {
  readonly codes: Set<OfferCode>;
  /** Codes that stand more than once. */
  readonly twice: OfferCode[];
  onSale: number;
  lowestPrice: number | null;
};

function lookThrough(offers: readonly Offer[], seen: Seen): void {
  for (const { code } of offers) {
    if (seen.codes.has(code)) seen.twice.push(code);
    seen.codes.add(code);
  }
  seen.onSale += countOnSale(offers);
  const lowest = lowestPriceOf(offers);
  if (lowest !== null) seen.lowestPrice = Math.min(lowest, seen.lowestPrice ?? lowest);
}

/** What the manifest says of its offers, and they do not. */
function wrongFacts(seen: Seen, manifest: Manifest, file: string): readonly CatalogProblem[] {
  const facts = [
    {
      name: 'lowestPrice',
      code: 'catalog-verify-lowest-price',
      expected: seen.lowestPrice,
      got: manifest.lowestPrice,
    },
    { name: 'onSale', code: 'catalog-verify-on-sale', expected: seen.onSale, got: manifest.onSale },
  ];
  return facts.flatMap(({ name, code, expected, got }) =>
    expected === got ? [] : [{ file, code, message: `${name}: expected ${expected}, got ${got}` }],
  );
}

function codesTwice({ twice }: Seen, file: string): readonly CatalogProblem[] {
  return twice.map((code) => ({
    file,
    code: 'catalog-verify-code-twice',
    message: `offer ${code} stands in the catalogue twice`,
  }));
}
