import { useMemo } from 'react';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { responseKey } from '@/features/search-state/responseKey';
import type { SearchDraft } from '@/features/search-state/searchDraft';
import { useTotals } from '@/features/search-state/useTotals';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { Popularity } from '@/features/text-query/suggest/suggest';
import type { Suggestion } from '@/features/text-query/suggest/suggestion';
import { spacedWordAt } from '@/features/text-query/suggest/wordsAtCursor';
import { removeSpan } from '@/features/text-query/textTerms';
import type { SearchClient } from '@/search-worker/client';
import { applySuggestion } from './applySuggestion';
import { useCodeSuggestions } from './useCodeSuggestions';

export type CountedSuggestion = {
  readonly suggestion: Suggestion;
  /** The query after the suggestion is chosen; null for an amount, which still needs a number. */
  readonly next: Query | null;
  /** Number of offers that `next` finds; null while unknown, and for codes. */
  readonly total: number | null;
};

export type SuggestionSource = {
  readonly parser: QueryParser | null;
  readonly client: SearchClient | null;
  /** See `SuggestionInput`. */
  readonly page: SearchResponse | null;
  readonly popularity: Popularity;
  /** Returns the query of a finished text. */
  readonly parseFinished: (text: string) => Query;
};

const NONE: readonly Suggestion[] = [];

/** Suggests meanings of the word at the cursor, each with the number of offers that it finds.
 *  @param draft  null if the buyer is not typing */
export function useSuggestions(
  draft: SearchDraft | null,
  { parser, client, page, popularity, parseFinished }: SuggestionSource,
): readonly CountedSuggestion[] {
  const revision = responseKey(page);
  const text = draft?.text ?? '';
  const cursor = draft?.cursor ?? 0;
  const isBlank = text.trim() === '';
  const suggestions = useMemo(
    () => (parser === null || isBlank ? NONE : parser.suggest(text, cursor, popularity)),
    [parser, isBlank, text, cursor, popularity],
  );

  const word = useMemo(() => spacedWordAt(text, cursor), [text, cursor]);
  const codes = useCodeSuggestions(client, draft === null ? '' : text.slice(word.start, word.end), revision);

  // All of them replace the same word.
  const span = suggestions[0]?.span;
  const nextQueries = useMemo(() => {
    if (span === undefined) return [];
    const rest = parseFinished(removeSpan(text, span));
    return suggestions.map((suggestion) => applySuggestion(suggestion, rest));
  }, [suggestions, span, text, parseFinished]);
  const counted = useMemo(() => nextQueries.filter((next) => next !== null), [nextQueries]);
  const totals = useTotals(client, counted, revision);

  const rows = useMemo(
    () =>
      suggestions.map((suggestion, index): CountedSuggestion => {
        const next = nextQueries[index] ?? null;
        return { suggestion, next, total: next === null ? null : (totals?.[counted.indexOf(next)] ?? null) };
      }),
    [suggestions, nextQueries, counted, totals],
  );
  return useMemo(() => {
    if (codes.length === 0) return rows;
    const rest = parseFinished(removeSpan(text, word));
    const codeRows = codes.map((code): CountedSuggestion => {
      const suggestion: Suggestion = { kind: 'code', code, span: word };
      return { suggestion, next: applySuggestion(suggestion, rest), total: null };
    });
    return [...rows, ...codeRows];
  }, [rows, codes, parseFinished, text, word]);
}
