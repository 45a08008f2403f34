import type { Result } from '@/base/result';
import { fail, ok } from '@/base/result';
import { isAbort, toShopError } from '@/base/shopError';
import { textAt } from '@/catalog/bytes/byteReader';
import type { Sha256 } from '@/catalog/format/checkFile';
import { checkFile } from '@/catalog/format/checkFile';
import { checkSegment } from '@/catalog/format/checkSegment';
import { checkTexts } from '@/catalog/format/checkTexts';
import type { FileEntry, Manifest } from '@/catalog/format/manifest';
import { decodeManifest } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { CatalogLocation } from '@/domain/catalogLocation';
import { OFFER_STATUSES, type OfferCode } from '@/domain/offer';
import type { FetchBytes } from './loadFiles';

/** One thing wrong with a published catalog: `code` is that of the ShopError, or `catalog-verify-code-twice` |
 *  `catalog-verify-lowest-price` | `catalog-verify-on-sale`. */
export type CatalogProblem = { readonly file: string; readonly code: string; readonly message: string };

/** Reads every byte of a published catalog and proves it: lengths, hashes, names, counts, each offer whole, each code
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
    if (textsEntry !== null) {
      await attempt(textsEntry.file, problems, async () =>
        checkTexts(await read(textsEntry), textsEntry, entry.offers),
      );
    }
    if (segment !== null) lookThrough(segment, seen);
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

/** That every row is whole, decoding has proved: no offer need be made of it. */
function lookThrough({ offers, codes, statuses, prices }: Segment, seen: Seen): void {
  for (let row = 0; row < offers; row++) {
    const code = textAt(codes, row) as OfferCode;
    if (seen.codes.size === seen.codes.add(code).size) seen.twice.push(code);
    if (statuses[row] !== SOLD) seen.onSale += 1;
    const price = prices[row]!;
    if (statuses[row] === ON_SALE && price < (seen.lowestPrice ?? Number.POSITIVE_INFINITY)) seen.lowestPrice = price;
  }
}

const ON_SALE = OFFER_STATUSES.indexOf('onSale');
const SOLD = OFFER_STATUSES.indexOf('sold');

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
    message: `offer ${code} stands in the catalog twice`,
  }));
}
