import type { OpenedCatalog } from '@/catalog/files/openCatalog';
import type { Manifest } from '@/catalog/format/manifest';
import type { Overlay } from '@/domain/overlay';
import { addBlock, beginIndex, countIndexed, finishIndex, type IndexDraft } from '@/engine/index/buildIndex';
import { joinOverlay, type LiveColumns } from '@/engine/index/joinOverlay';
import { type OfferIndex, withoutRows } from '@/engine/index/offerIndex';
import type { KernelOpener } from '@/engine/kernel/openKernel';
import type { Step } from './step';

/** What a search reads: the index of the catalog, and what the overlay makes of it. */
export type LiveIndex = { readonly index: OfferIndex; readonly live: LiveColumns };

/** The index of a catalog that is still coming in. */
export type GrowingIndex = {
  /** Takes the catalog as far as it has come.
   *  @param settled  whether nothing more will come */
  readonly grow: (catalog: OpenedCatalog, settled: boolean) => void;
  readonly setOverlay: (overlay: Overlay | null) => void;
  /** Does one piece of the building that is to be done. */
  readonly step: () => Step;
  /** The index to search now, null while there is none. */
  readonly read: () => LiveIndex | null;
  /** Whether the index is that of all segments that will come. */
  readonly isFinal: () => boolean;
  /** Lets go of what only texts that are still to come need. */
  readonly letRowsGo: () => void;
};

type Latest = { readonly catalog: OpenedCatalog; readonly settled: boolean };
type Built = { readonly manifest: Manifest; readonly index: OfferIndex };

/** Creates the index of one catalog. It is built anew only when the segments have doubled or are all there, and while
 *  that goes on, each time that its offers have doubled: all the building together costs less than three times the
 *  last, however many segments come.
 *  @param kernelNow  what opens the kernel for the next block; null while it is not there */
export function createGrowingIndex(kernelNow: () => KernelOpener | null = () => null): GrowingIndex {
  let latest: Latest | null = null;
  let settled = false;
  let building: { readonly draft: IndexDraft; readonly of: Latest } | null = null;
  let known: IndexDraft | null = null;
  let built: Built | null = null;
  let overlay: Overlay | null = null;
  let live: LiveColumns | null = null;

  const isStale = () => latest !== null && isWorthBuilding(latest, built);
  /** The index keeps nothing of the segments, so they need not be kept either once nothing more will come. */
  const letGo = () => {
    if (!settled || building !== null || isStale()) return;
    latest = null;
    known = null;
  };
  const finish = (draft: IndexDraft, of: Latest) => {
    built = { manifest: of.catalog.manifest, index: indexOf(draft, of.catalog) };
    live = null;
    if (!isWhole(draft)) return;
    known = draft;
    building = null;
    letGo();
  };
  return {
    grow: (catalog, last) => {
      latest = { catalog, settled: last };
      settled ||= last;
      letGo();
    },
    setOverlay: (next) => {
      overlay = next;
      live = null;
    },
    step: () => {
      if (building === null) {
        if (latest === null || !isStale()) return 'idle';
        building = { draft: beginIndex(latest.catalog.segments, known), of: latest };
      }
      const { draft, of } = building;
      if (isWhole(draft) || docsIn(draft) >= 2 * Math.max(1, built?.index.docs ?? 0)) {
        finish(draft, of);
        return 'fuller';
      }
      building = { draft: addBlock(draft, kernelNow()), of };
      return 'worked';
    },
    read: () => {
      if (built === null) return null;
      live ??= joinOverlay(built.index, overlay);
      return { index: built.index, live };
    },
    isFinal: () => settled && built !== null && building === null && !isStale(),
    letRowsGo: () => {
      if (built !== null) built = { ...built, index: withoutRows(built.index) };
    },
  };
}

function isWorthBuilding({ catalog: { manifest, segments, failed }, settled }: Latest, built: Built | null): boolean {
  const last = settled || segments.length === manifest.segments.length;
  if (built === null) return last || segments.length > 0;
  const { loaded, failed: lost } = built.index.about.segments;
  const same = manifest === built.manifest && segments.length === loaded;
  if (same) return failed.length !== lost;
  return last || segments.length >= 2 * loaded;
}

function isWhole({ blocks, pieces }: IndexDraft): boolean {
  return blocks.length === pieces.length;
}

function docsIn({ blocks }: IndexDraft): number {
  return blocks.reduce((sum, { docs }) => sum + docs, 0);
}

function indexOf(draft: IndexDraft, { manifest, failed }: OpenedCatalog): OfferIndex {
  const { currency, publishedAt, sample } = manifest;
  const segments = { loaded: countIndexed(draft), failed: failed.length, all: manifest.segments.length };
  return finishIndex(draft, { currency, publishedAt, sample, segments });
}
