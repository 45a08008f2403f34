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

/** A problem of a published catalog; `code` is that of the ShopError, or `catalog-verify-code-twice` |
 *  `catalog-verify-lowest-price` | `catalog-verify-on-sale`. */
export type CatalogProblem = { readonly file: string; readonly code: string; readonly message: string };

/** Verifies every file of a published catalog: lengths, hashes, names, counts, every offer, unique codes, the lowest price and the number
 *  of offers on sale.
 *  @param sha256  null skips the hashes
 *  @returns       the manifest, or every problem
 *  @throws        AbortError once fetching is cancelled */
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
  const totals: Totals = { codes: new Set(), duplicates: [], onSale: 0, lowestPrice: null };
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
  problems.push(...duplicateCodes(totals, at.manifestUrl));
  // Unreadable offers, which are reported already, would make these differ.
  if (problems.length === 0) problems.push(...wrongTotals(totals, manifest, at.manifestUrl));
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

/** Totals over all offers; only one segment is in memory at a time. */
type Totals = {
  readonly codes: Set<OfferCode>;
  /** Codes that occur more than once. */
  readonly duplicates: OfferCode[];
  onSale: number;
  lowestPrice: number | null;
};

/** Adds a segment; decoding has verified its rows. */
function addSegment({ offers, codes, statuses, prices }: Segment, totals: Totals): void {
  for (let row = 0; row < offers; row++) {
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

/** Compares the totals with the manifest. */
function wrongTotals(totals: Totals, manifest: Manifest, file: string): readonly CatalogProblem[] {
  const facts = [
    {
      name: 'lowestPrice',
      code: 'catalog-verify-lowest-price',
      expected: totals.lowestPrice,
      got: manifest.lowestPrice,
    },
    { name: 'onSale', code: 'catalog-verify-on-sale', expected: totals.onSale, got: manifest.onSale },
  ];
  return facts.flatMap(({ name, code, expected, got }) =>
    expected === got ? [] : [{ file, code, message: `${name}: expected ${expected}, got ${got}` }],
  );
}

function duplicateCodes({ duplicates }: Totals, file: string): readonly CatalogProblem[] {
  return duplicates.map((code) => ({
    file,
    code: 'catalog-verify-code-twice',
    message: `offer ${code} stands in the catalog twice`,
  }));
}
