import { encodeSegment } from '@/catalog/encodeSegment';
import { encodeManifest, type Manifest, type SegmentEntry } from '@/catalog/manifest';
import { countOnSale, lowestPriceOf } from '@/catalog/published';
import { segmentName } from '@/catalog/segmentName';
import { splitOffers } from '@/catalog/splitOffers';
import type { Currency } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import type { GameId } from '@/games/types';

/** What a catalogue says of itself besides its offers. */
export type CatalogueFacts = { readonly game: GameId; readonly currency: Currency; readonly sample: boolean };

/** A file of a catalogue; `name` is its place in the game's folder. */
export type CatalogueFile = { readonly name: string; readonly bytes: Uint8Array };

/** A catalogue ready to be written: first the segments, then the manifest, which makes them the catalogue. */
export type BuiltCatalogue = {
  readonly manifest: Manifest;
  readonly segments: readonly CatalogueFile[];
  readonly manifestFile: CatalogueFile;
};

/** What building needs of its host: a hash of 64 lower-case hex digits, and the time. */
export type BuildEffects = { readonly sha256: (bytes: Uint8Array) => Promise<string>; readonly now: () => EpochMs };

export const MANIFEST_NAME = 'manifest.json';

/** Builds a game's catalogue. The same offers give the same files, whatever the order of the rows and the clock:
 *  unchanged segments keep their names, and if nothing at all changed the manifest keeps its time of publishing.
 *  @param previous  what is published now, null for a first catalogue
 *  @throws          ShopError `catalog-offer` for an offer the format cannot hold; the importer lets none through */
export async function buildCatalogue(
  offers: readonly Offer[],
  { game, currency, sample }: CatalogueFacts,
  previous: Manifest | null,
  effects: BuildEffects,
): Promise<BuiltCatalogue> {
  const entries: SegmentEntry[] = [];
  const segments: CatalogueFile[] = [];
  for (const part of splitOffers(offers)) {
    const bytes = encodeSegment(part, currency);
    const sha256 = await effects.sha256(bytes);
    const name = segmentName(sha256);
    entries.push({ file: name, bytes: bytes.length, offers: part.length, sha256 });
    segments.push({ name, bytes });
  }
  const facts = { game, currency, sample, segments: entries };
  const manifest: Manifest = {
    format: 'vitrine-catalogue',
    version: 1,
    game,
    currency,
    publishedAt: previous !== null && isSame(facts, previous) ? previous.publishedAt : effects.now(),
    sample,
    offers: offers.length,
    onSale: countOnSale(offers),
    lowestPrice: lowestPriceOf(offers),
    segments: entries,
  };
  return { manifest, segments, manifestFile: { name: MANIFEST_NAME, bytes: encodeManifest(manifest) } };
}

/** All that a manifest says follows from these: the offers are in the segments, and their hash is their content. */
type Identity = Pick<Manifest, 'game' | 'currency' | 'sample' | 'segments'>;

function isSame(a: Identity, b: Identity): boolean {
  const hashes = ({ segments }: Identity) => segments.map(({ sha256 }) => sha256).join();
  return a.game === b.game && a.currency === b.currency && a.sample === b.sample && hashes(a) === hashes(b);
}
