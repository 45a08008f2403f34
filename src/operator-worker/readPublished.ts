import { ShopError } from '@/base/shopError';
import { sitePath } from '@/base/sitePath';
import { type CatalogIndexFile, decodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { listOffers, type SegmentFiles } from '@/catalog/files/listOffers';
import { createLoader, type LoadFiles } from '@/catalog/files/loadFiles';
import type { Sha256 } from '@/catalog/format/checkFile';
import { checkSegment } from '@/catalog/format/checkSegment';
import { checkTexts } from '@/catalog/format/decodeTexts';
import { decodeManifest, type FileEntry, type Manifest, type SegmentEntry } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { Offer, OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { findRows, pickOffers } from '@/publishing/catalog/publishedOffers';
import type { FetchFile } from './fetchFile';

/** URL path of the site's catalogs. */
const CATALOGS = sitePath('/catalog/');

/** A game's published manifest with its bytes. */
export type PublishedManifest = { readonly manifest: Manifest; readonly bytes: Uint8Array };

/** Columns of a published catalog by file, and the number of missing or damaged segments. */
export type PublishedSegments = { readonly byFile: ReadonlyMap<string, Segment>; readonly damagedSegments: number };

/** Reads the published manifest of a game.
 *  @returns  null if there is none
 *  @throws  ShopError `operator-fetch` | `catalog-manifest-…` */
export async function readManifest(game: GameId, fetchFile: FetchFile): Promise<PublishedManifest | null> {
  const bytes = await fetchFile(`${CATALOGS}${game}/manifest.json`);
  return bytes === null ? null : { manifest: decodeManifest(bytes), bytes };
}

/** Reads the catalog index of all games; empty if nothing is published.
 *  @throws  ShopError `operator-fetch` | `catalog-shelf-…` */
export async function readCatalogIndex(fetchFile: FetchFile): Promise<CatalogIndexFile> {
  const bytes = await fetchFile(`${CATALOGS}index.json`);
  return bytes === null ? { format: 'vitrine-shelf', version: 1, games: {} } : decodeCatalogIndex(bytes);
}

/** Reads the columns of a published catalog. Missing or damaged segments are counted rather than thrown, since publishing a new
 *  version repairs them.
 *  @throws  ShopError `operator-fetch` if the network fails */
export async function readSegments(
  manifest: Manifest,
  fetchFile: FetchFile,
  sha256: Sha256,
): Promise<PublishedSegments> {
  const { columns, failed } = await loadColumns(manifest, createFileLoader(manifest, fetchFile, sha256));
  const unreachable = failed.find(({ code }) => code === 'operator-fetch');
  if (unreachable !== undefined) throw unreachable;
  return { byFile: columns, damagedSegments: failed.length };
}

/** Reads the offers of a published catalog lazily.
 *  @throws  the ShopError of the first failed file */
export async function readOffers(manifest: Manifest, fetchFile: FetchFile, sha256: Sha256): Promise<Iterable<Offer>> {
  const load = createFileLoader(manifest, fetchFile, sha256);
  const { columns, failed } = await loadColumns(manifest, load);
  const [problem] = failed;
  if (problem !== undefined) throw problem;
  return listOffers(await addTexts(manifest.segments, columns, load));
}

/** Reads published offers by code, fetching texts only of segments that contain one.
 *  @throws  the ShopError of the first failed file */
export async function readOffersOf(
  codes: ReadonlySet<OfferCode>,
  manifest: Manifest,
  { byFile }: PublishedSegments,
  fetchFile: FetchFile,
  sha256: Sha256,
): Promise<readonly Offer[]> {
  const entries = manifest.segments.filter(({ file }) => {
    const segment = byFile.get(file);
    return segment !== undefined && findRows(segment, codes).length > 0;
  });
  return pickOffers(await addTexts(entries, byFile, createFileLoader(manifest, fetchFile, sha256)), codes);
}

function createFileLoader({ game }: Manifest, fetchFile: FetchFile, sha256: Sha256): LoadFiles {
  const fetchBytes = async (url: string) => {
    const bytes = await fetchFile(url);
    if (bytes === null) throw new ShopError('catalog-file-missing', `${url}: no such file`, { retryable: true });
    return bytes;
  };
  return createLoader(`${CATALOGS}${game}/`, {
    fetchBytes,
    sha256,
    policy: { attempts: 2, waitMs: () => 500 },
  });
}

async function loadColumns({ currency, segments }: Manifest, load: LoadFiles) {
  const columns = new Map<string, Segment>();
  const failed = await load(segments, 'all', (bytes, entry) => {
    columns.set(entry.file, checkSegment(bytes, entry, currency));
  });
  return { columns, failed: [...failed.values()] };
}

async function addTexts(
  segments: readonly SegmentEntry[],
  columns: ReadonlyMap<string, Segment>,
  load: LoadFiles,
): Promise<readonly SegmentFiles[]> {
  const texts = new Map<string, SegmentTexts>();
  const failed = await load(
    segments.flatMap((entry) => (entry.texts === null ? [] : [{ ...entry.texts, offers: entry.offers }])),
    'all',
    (bytes, entry: FileEntry & { readonly offers: number }) => {
      texts.set(entry.file, checkTexts(bytes, entry, entry.offers));
    },
  );
  const [problem] = failed.values();
  if (problem !== undefined) throw problem;
  return segments.flatMap((entry) => {
    const segment = columns.get(entry.file);
    return segment === undefined ? [] : [{ segment, texts: texts.get(entry.texts?.file ?? '') ?? null }];
  });
}
