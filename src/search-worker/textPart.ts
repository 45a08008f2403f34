import { once } from '@/base/once';
import type { TextSource } from '@/catalog/files/openTexts';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import { lackingText } from '@/engine/index/emptyTextIndex';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { createLazyChunk, type LazyChunkEffects } from './lazyChunk';
import type { Step } from './step';
import type { createTextSearch, TextSearch } from './textSearch';

/** Loads the code of the search by text. */
export type LoadTextSearch = () => Promise<{ readonly createTextSearch: typeof createTextSearch }>;

/** What finds codes: null while it is not there yet. */
export type FindCodes = ((text: string, limit: number) => readonly OfferCode[]) | null;

/** The search by text as the worker sees it: there when it has been needed, and without it everything else goes on. */
export type TextPart = {
  /** Loads its code, once for all calls. */
  readonly need: () => void;
  /** Says that all columns are there that will come: their texts are loaded as soon as the code is there. */
  readonly open: (catalog: TextSource) => void;
  /** Does one piece of the work that is to be done for an index.
   *  @param final  whether it is the index of all columns that will come */
  readonly step: (index: OfferIndex, final: boolean) => Step;
  /** The text part as far as it is there; `failed` for good if its code cannot be had. */
  readonly read: () => TextIndex;
  /** Finds none where the code cannot be had. */
  readonly codesIn: (index: OfferIndex) => FindCodes;
};

const COMING = lackingText('coming');
const FAILED = lackingText('failed');

/** Creates the text part of one catalog.
 *  @param names   every spelling that text may match
 *  @param onCome  told when there may be more to do or to say */
export function createTextPart(
  names: readonly ItemNames[],
  loadCode: LoadTextSearch,
  effects: LazyChunkEffects,
  onCome: () => void,
): TextPart {
  let search: TextSearch | null = null;
  let opened: TextSource | null = null;
  let hasFailed = false;
  let isFailureTold = false;

  const load = () => {
    if (search === null || opened === null) return;
    // It rejects only when the loading is cancelled, and then nobody waits for it.
    search.load(opened, onCome).catch(() => {});
    opened = null;
  };
  const code = createLazyChunk(loadCode, effects, {
    onCome: ({ createTextSearch }) => {
      search = createTextSearch(names);
      load();
      onCome();
    },
    onFail: () => {
      hasFailed = true;
      onCome();
    },
  });
  return {
    need: once(code.need),
    open: (catalog) => {
      opened = catalog;
      load();
    },
    step: (index, final) => {
      if (search !== null) return search.step(index, final);
      if (!hasFailed || isFailureTold) return 'idle';
      isFailureTold = true;
      return 'fuller';
    },
    read: () => search?.read() ?? (hasFailed ? FAILED : COMING),
    codesIn: (index) => {
      if (hasFailed) return () => [];
      if (search === null || !search.hasCodes(index)) return null;
      const { findCodes } = search;
      return (text, limit) => findCodes(index, text, limit);
    },
  };
}
