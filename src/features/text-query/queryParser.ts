import type { ItemId } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { AmbiguousChip } from '@/features/search-box/AmbiguousChip';
import type { ParseTextButton } from '@/features/search-box/ParseTextButton';
import type { RecentSearches } from '@/features/search-box/recent/RecentSearches';
import type { SuggestionList } from '@/features/search-box/suggestions/SuggestionList';
import type { Suggestion } from '@/features/search-box/suggestions/suggestion';
import type { WorkerWarmup } from '@/features/search-box/WorkerWarmup';
import type { AmbiguousName } from '@/query-parser/result/parsedText';
import type { ReadingScope } from './applyParsedText';

/** What the screen does with text of a game, once the code for it has come (see `openReader`). */
export type QueryParser = {
  /** The query that a text makes of another, see `applyReading`. */
  readonly apply: (base: Query, text: string, scope: ReadingScope) => Query;
  /** The names in a text that fit several items. */
  readonly findAmbiguous: (text: string) => readonly AmbiguousName[];
  /** The items called so in any spelling, see `findCalled`. */
  readonly findItems: (text: string) => readonly ItemId[];
  /** What may be meant by the word at the cursor, see `suggest`. */
  readonly suggest: (text: string, cursor: number, shops: readonly string[]) => readonly Suggestion[];
  /** The conditions of a query as one line that reads back to them. */
  readonly write: (query: Query) => string;
  /** Parts of the screen that only what was read needs, and that travel with the reader. */
  readonly parts: {
    readonly SuggestionList: typeof SuggestionList;
    readonly AmbiguousChip: typeof AmbiguousChip;
    readonly ReadOffer: typeof ParseTextButton;
    readonly RecentSearches: typeof RecentSearches;
    readonly Rehearsal: typeof WorkerWarmup;
  };
};
