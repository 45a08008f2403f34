import { countUnsold, lowestPriceOf } from '@/catalog/format/catalogSummary';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import { encodeManifest, type FileEntry, type Manifest, type SegmentEntry } from '@/catalog/format/manifest';
import { segmentName, textsName } from '@/catalog/format/segmentName';
import { splitOffers } from '@/catalog/format/splitOffers';
import type { Currency } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import type { GameId } from '@/games/types';

/** Properties of a catalog besides its offers. */
export type CatalogProperties = { readonly game: GameId; readonly currency: Currency; readonly sample: boolean };

/** A file of a catalog; `name` is its path in the folder of the game. */
export type CatalogFile = { readonly name: string; readonly bytes: Uint8Array };

/** The files of a catalog: segments are written before the manifest that refers to them. */
export type BuiltCatalog = {
  readonly manifest: Manifest;
  /** Texts before columns, each file once. */
  readonly segments: readonly CatalogFile[];
  readonly manifestFile: CatalogFile;
};

/** Side effects of building: a hash as 64 lower-case hex digits, and the time. */
export type BuildEffects = { readonly sha256: (bytes: Uint8Array) => Promise<string>; readonly now: () => EpochMs };

export const MANIFEST_NAME = 'manifest.json';

/** Builds a game's catalog. The same offers produce the same files in any order of the rows: unchanged files keep their names, and a
 *  catalog without changes keeps its publication time.
 *  @param previous  the published manifest, null for a first catalog
 *  @throws          ShopError `catalog-offer` for an offer that the format cannot represent; the importer refuses such offers */
export async function buildCatalog(
  offers: readonly Offer[],
  { game, currency, sample }: CatalogProperties,
  previous: Manifest | null,
  effects: BuildEffects,
): Promise<BuiltCatalog> {
  const entries: SegmentEntry[] = [];
  const columns = new Map<string, Uint8Array>();
  const texts = new Map<string, Uint8Array>();
  const enter = async (bytes: Uint8Array, nameOf: (sha256: string) => string): Promise<FileEntry> => {
    const sha256 = await effects.sha256(bytes);
    return { file: nameOf(sha256), bytes: bytes.length, sha256 };
  };
  for (const part of splitOffers(offers)) {
    const bytes = encodeSegment(part, currency);
    const words = encodeTexts(part);
    const entry = await enter(bytes, segmentName);
    const wordsEntry = words === null ? null : await enter(words, textsName);
    columns.set(entry.file, bytes);
    if (words !== null && wordsEntry !== null) texts.set(wordsEntry.file, words);
    entries.push({ ...entry, offers: part.length, texts: wordsEntry });
  }
  const segments = [...texts, ...columns].map(([name, bytes]) => ({ name, bytes }));
  const properties = { game, currency, sample, segments: entries };
  const manifest: Manifest = {
    format: 'vitrine-catalogue',
    version: 2,
    game,
    currency,
    publishedAt: previous !== null && isSameCatalog(properties, previous) ? previous.publishedAt : effects.now(),
    sample,
    offers: offers.length,
    onSale: countUnsold(offers),
    lowestPrice: lowestPriceOf(offers),
    segments: entries,
  };
  return { manifest, segments, manifestFile: { name: MANIFEST_NAME, bytes: encodeManifest(manifest) } };
}

/** The properties that determine a manifest: the hashes identify the content of the segments. */
type Identity = Pick<Manifest, 'game' | 'currency' | 'sample' | 'segments'>;

/** True if two manifests have the same offers, texts, currency and kind of stock. */
export function isSameCatalog(a: Identity, b: Identity): boolean {
  const hashes = ({ segments }: Identity) => segments.map(({ sha256, texts }) => `${sha256} ${texts?.sha256}`).join();
  return a.game === b.game && a.currency === b.currency && a.sample === b.sample && hashes(a) === hashes(b);
}
