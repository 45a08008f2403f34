import type { Result } from '@/base/result';
import { fail, ok } from '@/base/result';
import { isAbort, toShopError } from '@/base/shopError';
import { textAt } from '@/catalog/bytes/byteReader';
import type { Sha256 } from '@/catalog/format/checkFile';
import { checkFile } from '@/catalog/format/checkFile';
import { checkSegment } from '@/catalog/format/checkSegment';
import { checkTexts } from '@/catalog/format/decodeTexts';
import type { FileEntry, Manifest } from '@/catalog/format/manifest';
import { decodeManifest } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { CatalogLocation } from '@/domain/catalogLocation';
import { OFFER_STATUSES, type OfferCode } from '@/domain/offer';
import type { FetchBytes } from './loadFiles';

/** A problem of a published catalog. `code` is that of a ShopError, or `catalog-verify-code-twice` |
 *  `catalog-verify-lowest-price` | `catalog-verify-on-sale`. */
export type CatalogProblem = { readonly file: string; readonly code: string; readonly message: string };

/** Reads a published catalog completely and checks lengths, hashes, names, counts, every offer, duplicate codes, the lowest
 *  price and the number of offers on sale.
 *  @param sha256  null skips the hashes
 *  @returns       the manifest, or all problems
 *  @throws        AbortError once the fetching is cancelled */
export async function verifyCatalog(
  location: CatalogLocation,
  fetchBytes: FetchBytes,
  sha256: Sha256,
): Promise<Result<Manifest, readonly CatalogProblem[]>> {
  const problems: CatalogProblem[] = [];
  const manifest = await attempt(location.manifestUrl, problems, async () =>
    decodeManifest(await fetchBytes(location.manifestUrl)),
  );
  if (manifest === null) return fail(problems);

  const read = async (entry: FileEntry) => {
    const bytes = await fetchBytes(location.segmentBase + entry.file);
    await checkFile(bytes, entry, sha256);
    return bytes;
  };
  const totals: CatalogTotals = { codes: new Set(), duplicates: [], onSale: 0, lowestPrice: null };
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
    if (segment !== null) addSegment(segment, totals);
  }
  problems.push(...listDuplicates(totals, location.manifestUrl));
  // Unreadable offers, which have already been reported, would make the totals differ too.
  if (problems.length === 0) problems.push(...listWrongTotals(totals, manifest, location.manifestUrl));
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

/** Totals over all offers, of which only one segment is in memory at a time. */
type CatalogTotals = {
  readonly codes: Set<OfferCode>;
  /** Codes that occur more than once. */
  readonly duplicates: OfferCode[];
  onSale: number;
  lowestPrice: number | null;
};

/** Decoding has checked every row, so offers need not be assembled. */
function addSegment({ offerCount, codes, statuses, prices }: Segment, totals: CatalogTotals): void {
  for (let row = 0; row < offerCount; row++) {
    const code = textAt(codes, row) as OfferCode;
    if (totals.codes.size === totals.codes.add(code).size) totals.duplicates.push(code);
    if (statuses[row] !== SOLD) totals.onSale += 1;
    const price = prices[row]!;
    if (statuses[row] === ON_SALE && price < (totals.lowestPrice ?? Number.POSITIVE_INFINITY))
      totals.lowestPrice = price;
  }
}

const ON_SALE = OFFER_STATUSES.indexOf('onSale');
const SOLD = OFFER_STATUSES.indexOf('sold');

/** Lists totals of the manifest that differ from those of the offers. */
function listWrongTotals(totals: CatalogTotals, manifest: Manifest, file: string): readonly CatalogProblem[] {
  const checks = [
    {
      name: 'lowestPrice',
      code: 'catalog-verify-lowest-price',
      expected: totals.lowestPrice,
      got: manifest.lowestPrice,
    },
    { name: 'onSale', code: 'catalog-verify-on-sale', expected: totals.onSale, got: manifest.onSale },
  ];
  return checks.flatMap(({ name, code, expected, got }) =>
    expected === got ? [] : [{ file, code, message: `${name}: expected ${expected}, got ${got}` }],
  );
}

function listDuplicates({ duplicates }: CatalogTotals, file: string): readonly CatalogProblem[] {
  return duplicates.map((code) => ({
    file,
    code: 'catalog-verify-code-twice',
    message: `offer ${code} occurs twice in the catalog`,
  }));
}
