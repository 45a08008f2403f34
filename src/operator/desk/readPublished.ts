import { ShopError } from '@/base/shopError';
import type { Sha256 } from '@/catalog/checkFile';
import { checkSegment } from '@/catalog/checkSegment';
import { checkTexts } from '@/catalog/checkTexts';
import { listOffers, type SegmentFiles } from '@/catalog/listOffers';
import { createLoader } from '@/catalog/loadFiles';
import { decodeManifest, type FileEntry, type Manifest } from '@/catalog/manifest';
import type { Segment } from '@/catalog/segment';
import type { SegmentTexts } from '@/catalog/segmentTexts';
import { decodeShelf, type Shelf } from '@/catalog/shelf';
import type { Offer } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { FetchFile } from './fetchFile';

/** Where the site has its catalogues. */
const CATALOGUES = '/catalog/';

/** A game's manifest as it is published, with its bytes. */
export type PublishedManifest = { readonly manifest: Manifest; readonly bytes: Uint8Array };

/** Reads what a game has published.
 *  @returns  null where nothing is
 *  @throws   ShopError `operator-fetch` | `catalog-manifest-…` */
export async function readManifest(game: GameId, fetchFile: FetchFile): Promise<PublishedManifest | null> {
  const bytes = await fetchFile(`${CATALOGUES}${game}/manifest.json`);
  return bytes === null ? null : { manifest: decodeManifest(bytes), bytes };
}

/** Reads the shelf of all games; an empty one where nothing is published.
 *  @throws  ShopError `operator-fetch` | `catalog-shelf-…` */
export async function readShelf(fetchFile: FetchFile): Promise<Shelf> {
  const bytes = await fetchFile(`${CATALOGUES}index.json`);
  return bytes === null ? { format: 'vitrine-shelf', version: 1, games: {} } : decodeShelf(bytes);
}

/** Reads the offers of a published catalogue, each made when it is asked for.
 *  @throws  the ShopError of the first file that does not come */
export async function readOffers(
  { game, currency, segments }: Manifest,
  fetchFile: FetchFile,
  sha256: Sha256,
): Promise<Iterable<Offer>> {
  const fetchBytes = async (url: string) => {
    const bytes = await fetchFile(url);
    if (bytes === null) throw new ShopError('operator-fetch', `${url}: no such file`, { retryable: true });
    return bytes;
  };
  const policy = { attempts: 2, waitMs: () => 500 };
  const load = createLoader(`${CATALOGUES}${game}/`, { fetchBytes, sha256, policy });
  const columns = new Map<string, Segment>();
  const texts = new Map<string, SegmentTexts>();
  const failed = [
    await load(segments, 'all', (bytes, entry) => columns.set(entry.file, checkSegment(bytes, entry, currency))),
    await load(
      segments.flatMap((entry) => (entry.texts === null ? [] : [{ ...entry.texts, offers: entry.offers }])),
      'all',
      (bytes, entry: FileEntry & { readonly offers: number }) =>
        texts.set(entry.file, checkTexts(bytes, entry, entry.offers)),
    ),
  ].flatMap((problems) => [...problems.values()]);
  const [problem] = failed;
  if (problem !== undefined) throw problem;
  const files: readonly SegmentFiles[] = segments.flatMap((entry) => {
    const segment = columns.get(entry.file);
    return segment === undefined ? [] : [{ segment, texts: texts.get(entry.texts?.file ?? '') ?? null }];
  });
  return listOffers(files);
}
