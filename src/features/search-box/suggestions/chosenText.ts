import { EMPTY_QUERY, type Query } from '@/domain/query';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { Suggestion } from '@/features/text-query/suggest/suggestion';
import { applySuggestion } from './applySuggestion';

export type ChosenTextTools = {
  /** Returns a suggestion's short name: C呆. */
  readonly nameOf: (suggestion: Suggestion) => string | null;
  /** Writes conditions as text, see `QueryParser`. */
  readonly write: (query: Query) => string;
  readonly parseFinished: (text: string) => Query;
};

/** Returns the text in which the words of a suggestion replace those that it was made for: 梅林 C becomes 梅林 C呆.
 *  @param next  the query after the suggestion is chosen
 *  @returns     undefined if no such text means that query, so that none can stay in the box */
export function chosenText(
  text: string,
  suggestion: Suggestion,
  next: Query,
  { nameOf, write, parseFinished }: ChosenTextTools,
): string | undefined {
  const chosen = applySuggestion(suggestion, EMPTY_QUERY);
  if (chosen === null) return undefined;
  const { start, end } = suggestion.span;
  const replaceBy = (words: string) =>
    [text.slice(0, start), words, text.slice(end)]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
  const name = nameOf(suggestion);
  return [...(name === null ? [] : [name]), write(chosen)]
    .map(replaceBy)
    .find((whole) => isSameQuery(parseFinished(whole), next));
}
