import { once } from '@/base/once';
import type { OpenedCatalog } from '@/catalog/files/openCatalog';
import type { ItemNames } from '@/domain/itemNames';
import type { Overlay } from '@/domain/overlay';
import type { TextIndex } from '@/engine/index/textIndex';
import { createLazyChunk, type LazyChunkEffects } from './lazyChunk';
import { createGrowingIndex, type LiveIndex } from './liveIndex';
import type { LoadKernel } from './loadKernel';
import type { Step } from './step';
import { createTextPart, type FindCodes, type LoadTextSearch } from './textPart';

/** Everything that questions are answered from, as far as it is there. */
export type CatalogIndexView = LiveIndex & {
  readonly text: TextIndex;
  readonly findCodes: FindCodes;
  /** Whether no more offers will come. */
  readonly isFinal: boolean;
};

/** What was answered since the screen was last told that there is more: nothing, no question with a text, or one. */
export type Answered = 'nothing' | 'plain' | 'text';

/** A catalog on its way to being searchable as a whole. */
export type CatalogIndex = {
  /** Takes the manifest, and the columns as far as they have come.
   *  @param settled  whether no more will come: then the texts may */
  readonly grow: (catalog: OpenedCatalog, settled: boolean) => void;
  readonly setOverlay: (overlay: Overlay | null) => void;
  /** Null while there is nothing to search. */
  readonly read: () => CatalogIndexView | null;
  /** Says that a question waits that text has to do with. */
  readonly needText: () => void;
  /** Says what was answered from the view that was read last; after the first answer the search by text is loaded. */
  readonly noteAnswered: (what: Answered) => void;
  /** Does one piece of the work that is to be done.
   *  @returns  `tell` if what was answered has a fuller answer now; said once for each answer */
  readonly step: () => 'idle' | 'worked' | 'tell';
};

export type CatalogIndexEffects = LazyChunkEffects & {
  readonly loadTextSearch: LoadTextSearch;
  readonly loadKernel: LoadKernel;
};

/** Above so many offers, the kernel is worth its way: below, the plain one counts a block well within a frame. */
const LARGE = 20_000;

/** Creates the stock of one catalog.
 *  @param onCome  told when there may be more to do */
export function createStock(
  names: readonly ItemNames[],
  effects: CatalogIndexEffects,
  onCome: () => void,
): CatalogIndex {
  // What the kernel does the plain one does too, so whether it comes is told to nobody.
  const kernel = createLazyChunk(effects.loadKernel, effects, { onCome: () => {}, onFail: () => {} });
  const needKernel = once(kernel.need);
  const columns = createGrowingIndex(() => kernel.read()?.openKernel ?? null);
  const text = createTextPart(names, effects.loadTextSearch, effects, onCome);
  let answered: Answered = 'nothing';

  const workOnText = (): Step => {
    const index = columns.read()?.index;
    if (index === undefined) return 'idle';
    const step = text.step(index, columns.isFinal());
    if (step === 'fuller' && text.read().state !== 'coming') columns.letRowsGo();
    return step;
  };
  return {
    grow: (catalog, settled) => {
      const { entries, loadFiles, readAgain } = catalog;
      if (catalog.manifest.offers > LARGE) needKernel();
      columns.grow(catalog, settled);
      if (settled) text.open({ entries, loadFiles, readAgain });
    },
    setOverlay: columns.setOverlay,
    read: () => {
      const live = columns.read();
      if (live === null) return null;
      return { ...live, text: text.read(), findCodes: text.codesIn(live.index), isFinal: columns.isFinal() };
    },
    needText: text.need,
    noteAnswered: (what) => {
      if (what === 'nothing') return;
      if (answered !== 'text') answered = what;
      text.need();
    },
    step: () => {
      const built = columns.step();
      const step = built === 'idle' ? workOnText() : built;
      const isMore = answered === 'text' ? step === 'textFuller' || step === 'fuller' : step === 'fuller';
      if (!isMore || answered === 'nothing') return step === 'idle' ? 'idle' : 'worked';
      answered = 'nothing';
      return 'tell';
    },
  };
}
