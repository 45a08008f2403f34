import type { ItemId } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { AmbiguousName } from '@/query-parser/result/parsedText';
import type { ParseContext } from './applyParsedText';
import type { Suggestion } from './suggest/suggestion';

/** Parses the search texts of a game. */
export type QueryParser = {
  /** Adds what a text means to the conditions of a query, see `applyParsedText`. */
  readonly apply: (base: Query, text: string, context: ParseContext) => Query;
  /** Finds the names in a text that fit several items. */
  readonly findAmbiguous: (text: string) => readonly AmbiguousName[];
  /** Finds the items with this name in any spelling, likeliest first. */
  readonly findItems: (text: string) => readonly ItemId[];
  /** Suggests what the word at the cursor may mean, see `suggest`. */
  readonly suggest: (text: string, cursor: number, shops: readonly string[]) => readonly Suggestion[];
  /** Writes the conditions of a query as one line that parses back to them. */
  readonly write: (query: Query) => string;
};
