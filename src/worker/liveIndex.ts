import type { Manifest } from '@/catalog/manifest';
import type { OpenedCatalog } from '@/catalog/openCatalog';
import type { ItemNames } from '@/domain/itemNames';
import type { Overlay } from '@/domain/overlay';
import { buildIndex } from '@/engine/buildIndex';
import { joinOverlay, type LiveColumns } from '@/engine/joinOverlay';
import type { OfferIndex } from '@/engine/offerIndex';

/** What a search reads: the index of the catalogue, and what the overlay makes of it. */
export type LiveIndex = { readonly index: OfferIndex; readonly live: LiveColumns };

/** The index of a catalogue that is still coming in. */
export type GrowingIndex = {
  /** Takes the catalogue as far as it has come.
   *  @param settled  whether nothing more will come
   *  @returns        true if what was read last is worth reading again; said once for each reading */
  readonly grow: (catalog: OpenedCatalog, settled: boolean) => boolean;
  readonly setOverlay: (overlay: Overlay | null) => void;
  /** The index to search now, null while there is nothing to search; the same one as long as nothing new is worth it.
   *  */
  readonly read: () => LiveIndex | null;
};

type Built = { readonly manifest: Manifest; readonly index: OfferIndex };

/** Creates the index of one catalogue. It is built when it is read, and built again only when the segments have doubled
 *  or are all there: all the building together costs less than three times the last, however many segments come.
 *  @param names  every spelling that text may match */
export function createGrowingIndex(names: readonly ItemNames[]): GrowingIndex {
  let latest: { readonly catalog: OpenedCatalog; readonly settled: boolean } | null = null;
  let built: Built | null = null;
  let overlay: Overlay | null = null;
  let live: LiveColumns | null = null;
  let told = false;

  const isStale = () => {
    if (latest === null) return false;
    const { manifest, segments, failed } = latest.catalog;
    const last = latest.settled || segments.length === manifest.segments.length;
    if (built === null) return last || segments.length > 0;
    const { loaded } = built.index.about.segments;
    const same = manifest === built.manifest && segments.length === loaded;
    if (same) return failed.length !== built.index.about.segments.failed;
    return last || segments.length >= 2 * loaded;
  };
  /** The index keeps nothing of the segments, so they need not be kept either once nothing more will come. */
  const letGo = () => {
    if (latest?.settled && !isStale()) latest = null;
  };
  return {
    grow: (catalog, settled) => {
      latest = { catalog, settled };
      const tell = built !== null && !told && isStale();
      told ||= tell;
      letGo();
      return tell;
    },
    setOverlay: (next) => {
      overlay = next;
      live = null;
    },
    read: () => {
      if (latest !== null && isStale()) {
        const index = indexCatalog(latest.catalog, names, built?.index ?? null);
        built = { manifest: latest.catalog.manifest, index };
        live = null;
        told = false;
        letGo();
      }
      if (built === null) return null;
      live ??= joinOverlay(built.index, overlay);
      return { index: built.index, live };
    },
  };
}

function indexCatalog(
  { manifest, segments, failed }: OpenedCatalog,
  names: readonly ItemNames[],
  known: OfferIndex | null,
): OfferIndex {
  const { currency, publishedAt, sample } = manifest;
  const all = manifest.segments.length;
  const counted = { loaded: segments.length, failed: failed.length, all };
  return buildIndex(segments, names, { currency, publishedAt, sample, segments: counted }, { known });
}
