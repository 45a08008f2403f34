import { useMemo, useState } from 'react';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { revisionOf } from '@/features/search-state/revisionOf';
import type { SearchDraft } from '@/features/search-state/searchDraft';
import { useTotals } from '@/features/search-state/useTotals';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { Suggestion } from '@/features/text-query/suggest/suggestion';
import { wordRangeAt } from '@/features/text-query/suggest/wordsAt';
import { withoutPlace } from '@/features/text-query/textTerms';
import type { SearchClient } from '@/search-worker/client';
import { applySuggestion } from './applySuggestion';
import { useFoundCodes } from './useFoundCodes';

export type CountedSuggestion = {
  readonly suggestion: Suggestion;
  /** The query that choosing it leads to; null for one that waits for a number. */
  readonly next: Query | null;
  /** Offers that `next` finds; null while unknown, or where the number is meaningless. */
  readonly total: number | null;
};

export type SuggestionSource = {
  readonly parser: QueryParser | null;
  readonly client: SearchClient | null;
  /** The newest response; null before the first. */
  readonly page: SearchResponse | null;
  /** The query that a finished text adds up to. */
  readonly parseFinished: (text: string) => Query;
};

const NONE: readonly Suggestion[] = [];

/** Suggests what the word at the cursor may mean, with the number of offers that each suggestion finds.
 *  @param draft  null while nobody is typing */
export function useSuggestions(
  draft: SearchDraft | null,
  { parser, client, page, parseFinished }: SuggestionSource,
): readonly CountedSuggestion[] {
  const shops = useShopNames(page);
  const revision = revisionOf(page);
  const text = draft?.text ?? '';
  const cursor = draft?.cursor ?? 0;
  const isBlank = text.trim() === '';
  const suggestions = useMemo(
    () => (parser === null || isBlank ? NONE : parser.suggest(text, cursor, shops)),
    [parser, isBlank, text, cursor, shops],
  );

  const word = wordRangeAt(text, cursor);
  const codes = useFoundCodes(client, draft === null ? '' : text.slice(word.start, word.end), revision);

  // All of them replace the same word.
  const place = suggestions[0]?.place;
  const nextQueries = useMemo(() => {
    if (place === undefined) return [];
    const rest = parseFinished(withoutPlace(text, place));
    return suggestions.map((suggestion) => applySuggestion(suggestion, rest));
  }, [suggestions, place, text, parseFinished]);
  const counted = useMemo(() => nextQueries.filter((next) => next !== null), [nextQueries]);
  const totals = useTotals(client, counted, revision);

  const rows = suggestions.map((suggestion, index): CountedSuggestion => {
    const next = nextQueries[index] ?? null;
    return { suggestion, next, total: next === null ? null : (totals?.[counted.indexOf(next)] ?? null) };
  });
  if (codes.length === 0) return rows;
  const rest = parseFinished(withoutPlace(text, word));
  const codeRows = codes.map((code): CountedSuggestion => {
    const suggestion: Suggestion = { kind: 'code', code, place: word };
    return { suggestion, next: applySuggestion(suggestion, rest), total: null };
  });
  return [...rows, ...codeRows];
}

const NO_SHOPS: readonly string[] = [];

/** Collects the names of the shops: a response names only shops that have an offer in it. */
function useShopNames(page: SearchResponse | null): readonly string[] {
  const [names, setNames] = useState(NO_SHOPS);
  const added = Object.keys(page?.counts.choices.shop ?? NO_SHOPS).filter((name) => !names.includes(name));
  if (added.length > 0) setNames([...names, ...added]);
  return names;
}
