import type { Result } from '@/base/result';
import { fail, ok } from '@/base/result';
import { isAbort, toShopError } from '@/base/shopError';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { Offer } from '@/domain/offer';
import type { Sha256 } from './checkFile';
import { checkFile } from './checkFile';
import { checkSegment } from './checkSegment';
import { checkTexts } from './checkTexts';
import type { FetchBytes } from './loadFiles';
import type { FileEntry, Manifest } from './manifest';
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

  const read = async (entry: FileEntry) => {
    const bytes = await fetchBytes(at.segmentBase + entry.file);
    await checkFile(bytes, entry, sha256);
    return bytes;
  };
  const offers: Offer[] = [];
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
    for (let row = 0; row < (segment?.offers ?? 0); row++) offers.push(offerAt(segment!, texts, row));
  }
  problems.push(...codesTwice(offers, at.manifestUrl));
  // Offers that could not be read would make these differ, and are a problem already.
  if (problems.length === 0) problems.push(...wrongFacts(offers, manifest, at.manifestUrl));
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
