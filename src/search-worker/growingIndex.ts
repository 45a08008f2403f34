import type { OpenedCatalog } from '@/catalog/files/openCatalog';
import type { Manifest } from '@/catalog/format/manifest';
import type { Overlay } from '@/domain/overlay';
import { addBlock, beginIndex, countIndexed, finishIndex, type IndexDraft } from '@/engine/index/buildIndex';
import { joinOverlay, type LiveColumns } from '@/engine/index/joinOverlay';
import { type OfferIndex, withoutRows } from '@/engine/index/offerIndex';

/** The index of a catalog with its overlay. */
export type LiveIndex = { readonly index: OfferIndex; readonly live: LiveColumns };

/** Result of one step of work. `idle`: nothing to do; `unchanged`: no visible change; `textProgress`: texts match
 *  more than before; `progress`: every response has more. */
export type Step = 'idle' | 'unchanged' | 'textProgress' | 'progress';

/** The index of the columns that have arrived. */
export type GrowingIndex = {
  /** Adds the columns that have arrived.
   *  @param isSettled  whether no more will arrive */
  readonly grow: (catalog: OpenedCatalog, isSettled: boolean) => void;
  readonly setOverlay: (overlay: Overlay | null) => void;
  /** Does one step of the building. */
  readonly step: () => Step;
  /** Returns the current index, null while there is none. */
  readonly read: () => LiveIndex | null;
  /** Whether the index contains all segments that will arrive. */
  readonly isFinal: () => boolean;
  /** Releases data that is needed only for texts that have not arrived yet. */
  readonly releaseRows: () => void;
};

type Latest = { readonly catalog: OpenedCatalog; readonly isSettled: boolean };
type Built = { readonly manifest: Manifest; readonly index: OfferIndex };

/** Creates the index of one catalog. It is rebuilt only when the number of segments has doubled or all have arrived, and a partial index is
 *  published during a build each time that the number of its offers has doubled. All builds together cost less than three times the last
 *  one, however many segments there are. */
export function createGrowingIndex(): GrowingIndex {
  let latest: Latest | null = null;
  let isSettled = false;
  let building: { readonly draft: IndexDraft; readonly source: Latest } | null = null;
  let previous: IndexDraft | null = null;
  let built: Built | null = null;
  let overlay: Overlay | null = null;
  let live: LiveColumns | null = null;

  const isStale = () => latest !== null && isWorthBuilding(latest, built);
  /** The index keeps no reference to the segments, so they can be released once all have arrived. */
  const releaseSegments = () => {
    if (!isSettled || building !== null || isStale()) return;
    latest = null;
    previous = null;
  };
  const publish = (draft: IndexDraft, source: Latest) => {
    built = { manifest: source.catalog.manifest, index: indexOf(draft, source.catalog) };
    live = null;
    if (!isComplete(draft)) return;
    previous = draft;
    building = null;
    releaseSegments();
  };
  return {
    grow: (catalog, isLast) => {
      latest = { catalog, isSettled: isLast };
      isSettled ||= isLast;
      releaseSegments();
    },
    setOverlay: (next) => {
      overlay = next;
      live = null;
    },
    step: () => {
      if (building === null) {
        if (latest === null || !isStale()) return 'idle';
        building = { draft: beginIndex(latest.catalog.segments, previous), source: latest };
      }
      const { draft, source } = building;
      if (isComplete(draft) || docsIn(draft) >= 2 * Math.max(1, built?.index.docCount ?? 0)) {
        publish(draft, source);
        return 'progress';
      }
      building = { draft: addBlock(draft), source };
      return 'unchanged';
    },
    read: () => {
      if (built === null) return null;
      live ??= joinOverlay(built.index, overlay);
      return { index: built.index, live };
    },
    isFinal: () => isSettled && built !== null && building === null && !isStale(),
    releaseRows: () => {
      if (built !== null) built = { ...built, index: withoutRows(built.index) };
    },
  };
}

function isWorthBuilding({ catalog: { manifest, segments, failed }, isSettled }: Latest, built: Built | null): boolean {
  const isLast = isSettled || segments.length === manifest.segments.length;
  if (built === null) return isLast || segments.length > 0;
  const { loaded, failed: failedBefore } = built.index.info.segments;
  const isSame = manifest === built.manifest && segments.length === loaded;
  if (isSame) return failed.length !== failedBefore;
  return isLast || segments.length >= 2 * loaded;
}

function isComplete({ blocks, rowRanges }: IndexDraft): boolean {
  return blocks.length === rowRanges.length;
}

function docsIn({ blocks }: IndexDraft): number {
  return blocks.reduce((sum, { docCount }) => sum + docCount, 0);
}

function indexOf(draft: IndexDraft, { manifest, failed }: OpenedCatalog): OfferIndex {
  const { currency, publishedAt, sample } = manifest;
  const segments = { loaded: countIndexed(draft), failed: failed.length, all: manifest.segments.length };
  return finishIndex(draft, { currency, publishedAt, sample, segments });
}
