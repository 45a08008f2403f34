import { once } from '@/base/once';
import { type RetryPolicy, retry } from '@/base/retry';
import type { TextSource } from '@/catalog/files/openTexts';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import { emptyTextIndex } from '@/engine/index/emptyTextIndex';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import type { Step } from './growingIndex';
import type { createTextSearch, TextSearch } from './textSearch';

/** Loads the chunk of the text search. */
export type LoadTextSearch = () => Promise<{ readonly createTextSearch: typeof createTextSearch }>;

/** Finds codes; null until the text search is loaded. */
export type FindCodes = ((text: string, limit: number) => readonly OfferCode[]) | null;

/** Loads the text search when it is needed; everything else works without it. */
export type TextLoader = {
  /** Loads the chunk, once for all calls. */
  readonly need: () => void;
  /** Announces that all columns have arrived: their texts are loaded as soon as the chunk is loaded. */
  readonly open: (catalog: TextSource) => void;
  /** Does one step of the indexing of texts.
   *  @param isFinal  whether the index contains all columns that will arrive */
  readonly step: (index: OfferIndex, isFinal: boolean) => Step;
  /** Returns the text index of all that has arrived; its state is `failed` for good if the chunk cannot be loaded. */
  readonly read: () => TextIndex;
  /** If the chunk cannot be loaded, no codes are found. */
  readonly codesIn: (index: OfferIndex) => FindCodes;
};

export type TextLoaderEffects = {
  readonly loadTextSearch: LoadTextSearch;
  readonly policy: RetryPolicy;
  readonly signal?: AbortSignal;
};

const LOADING = emptyTextIndex('loading');
const FAILED = emptyTextIndex('failed');

/** Creates the text search of one catalog.
 *  @param names     every spelling that text may match
 *  @param onChange  called when there may be more to do or to read */
export function createTextLoader(
  names: readonly ItemNames[],
  { loadTextSearch, policy, signal }: TextLoaderEffects,
  onChange: () => void,
): TextLoader {
  let search: TextSearch | null = null;
  let source: TextSource | null = null;
  let hasFailed = false;
  let isFailureReported = false;

  const loadTexts = () => {
    if (search === null || source === null) return;
    // Rejects only when the loading is cancelled, and then no caller waits for it.
    search.load(source, onChange).catch(() => {});
    source = null;
  };
  const loadChunk = () => {
    retry(loadTextSearch, policy, signal).then(
      (chunk) => {
        search = chunk.createTextSearch(names);
        loadTexts();
        onChange();
      },
      () => {
        hasFailed = true;
        onChange();
      },
    );
  };
  return {
    need: once(loadChunk),
    open: (catalog) => {
      source = catalog;
      loadTexts();
    },
    step: (index, isFinal) => {
      if (search !== null) return search.step(index, isFinal);
      if (!hasFailed || isFailureReported) return 'idle';
      isFailureReported = true;
      return 'progress';
    },
    read: () => search?.read() ?? (hasFailed ? FAILED : LOADING),
    codesIn: (index) => {
      if (hasFailed) return () => [];
      if (search === null || !search.hasCodes(index)) return null;
      const { findCodes } = search;
      return (text, limit) => findCodes(index, text, limit);
    },
  };
}
