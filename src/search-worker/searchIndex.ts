import type { OpenedCatalog } from '@/catalog/files/openCatalog';
import type { ItemNames } from '@/domain/itemNames';
import type { Overlay } from '@/domain/overlay';
import type { TextIndex } from '@/engine/index/textIndex';
import { createGrowingIndex, type LiveIndex, type Step } from './growingIndex';
import type { ServedRequests } from './requestQueue';
import { createTextLoader, type FindCodes, type TextLoaderEffects } from './textLoader';

/** Everything that requests read, as far as it has arrived. */
export type SearchIndexView = LiveIndex & {
  readonly text: TextIndex;
  readonly findCodes: FindCodes;
  /** Whether no more offers will arrive. */
  readonly isFinal: boolean;
};

/** The index of a catalog that is still being loaded. */
export type SearchIndex = {
  /** Adds the manifest, and the columns that have arrived.
   *  @param isSettled  whether no more will arrive; then texts are loaded */
  readonly grow: (catalog: OpenedCatalog, isSettled: boolean) => void;
  readonly setOverlay: (overlay: Overlay | null) => void;
  /** Returns null while there is nothing to search. */
  readonly read: () => SearchIndexView | null;
  /** Loads the text search, because a pending request needs it. */
  readonly needText: () => void;
  /** Records the requests completed from the last view. The first one starts loading the text search. */
  readonly recordServed: (served: ServedRequests) => void;
  /** Does one step of the pending work.
   *  @returns  `progress` if an earlier response is now outdated, at most once for each response */
  readonly step: () => 'idle' | 'unchanged' | 'progress';
};

/** Creates the index of one catalog.
 *  @param onChange  called when there may be more to do */
export function createSearchIndex(
  names: readonly ItemNames[],
  effects: TextLoaderEffects,
  onChange: () => void,
): SearchIndex {
  const columns = createGrowingIndex();
  const text = createTextLoader(names, effects, onChange);
  let served: ServedRequests = 'nothing';

  const stepText = (): Step => {
    const index = columns.read()?.index;
    if (index === undefined) return 'idle';
    const step = text.step(index, columns.isFinal());
    if (step === 'progress' && text.read().state !== 'loading') columns.releaseRows();
    return step;
  };
  return {
    grow: (catalog, isSettled) => {
      const { entries, loadFiles, reload } = catalog;
      columns.grow(catalog, isSettled);
      if (isSettled) text.open({ entries, loadFiles, reload });
    },
    setOverlay: columns.setOverlay,
    read: () => {
      const live = columns.read();
      if (live === null) return null;
      return { ...live, text: text.read(), findCodes: text.codesIn(live.index), isFinal: columns.isFinal() };
    },
    needText: text.need,
    recordServed: (now) => {
      if (now === 'nothing') return;
      if (served !== 'withText') served = now;
      text.need();
    },
    step: () => {
      const built = columns.step();
      const step = built === 'idle' ? stepText() : built;
      const hasProgress = step === 'progress' || (step === 'textProgress' && served === 'withText');
      if (!hasProgress || served === 'nothing') return step === 'idle' ? 'idle' : 'unchanged';
      served = 'nothing';
      return 'progress';
    },
  };
}
