import type { Locale } from '@/domain/localized';
import type { Currency } from '@/domain/money';
import type { ItemId } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { ParseContext } from './applyParsedText';
import type { WordReading } from './explainText';
import type { Popularity } from './suggest/suggest';
import type { Suggestion } from './suggest/suggestion';

/** Parses the search texts of a game. */
export type QueryParser = {
  /** Adds the conditions in a text to a query, see `applyParsedText`. */
  readonly apply: (base: Query, text: string, context: ParseContext) => Query;
  /** Finds the items with this name in any spelling, best match first. */
  readonly findItems: (text: string) => readonly ItemId[];
  /** Suggests meanings of the word at the cursor, see `suggest`. */
  readonly suggest: (text: string, cursor: number, popularity: Popularity) => readonly Suggestion[];
  /** Returns the suggestion that Enter selects, see `findCompletion`. */
  readonly complete: (text: string, cursor: number, popularity: Popularity, isTextFound: boolean) => Suggestion | null;
  /** Writes the conditions of a query as one line of text in a language, which parses back to the same conditions. */
  readonly write: (query: Query, locale: Locale) => string;
  /** Lists what each word of a text is read as, see `explainText`.
   *  @param currency  of the catalog; null while it is unknown */
  readonly explain: (text: string, currency: Currency | null) => readonly WordReading[];
  /** Runs through the code of `apply` and `suggest` in short tasks, see `warmUpParser`. */
  readonly warmUp: () => Promise<void>;
  /** Returns a parser that also understands the names of shops. */
  readonly withShops: (shops: readonly string[]) => QueryParser;
};
