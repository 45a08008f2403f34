import { useMemo } from 'react';
import type { Query } from '@/domain/query';
import type { Typing } from '@/features/search-state/useSearchDraft';
import { useTotals } from '@/features/search-state/useTotals';
import type { QueryParser } from '@/features/text-query/queryParser';
import { withoutPlace } from '@/features/text-query/textTerms';
import type { SearchClient } from '@/search-worker/client';
import { applySuggestion } from './applySuggestion';
import type { Suggestion } from './suggestion';
import { useFoundCodes } from './useFoundCodes';
import { runAt } from './wordsAt';

/** A suggestion with where it leads, null for one that waits for a number, and how many offers it would leave, null
 *  while that is not known or means nothing. */
export type CountedSuggestion = {
  readonly suggestion: Suggestion;
  readonly next: Query | null;
  readonly total: number | null;
};

export type SuggestionSource = {
  readonly reader: QueryParser | null;
  readonly client: SearchClient | null;
  /** The names of the shops, see `useShopNames`. */
  readonly shops: readonly string[];
  /** The query that a finished text makes, see `useTyping`. */
  readonly read: (text: string) => Query;
  /** Changes when the numbers may have. */
  readonly revision: unknown;
};

const NONE: readonly Suggestion[] = [];

/** What may be meant by the word at the cursor, each with the number of offers it would leave.
 *  @param typing  null while nothing is being typed: then there are none */
export function useSuggestions(
  typing: Typing | null,
  { reader, client, shops, read, revision }: SuggestionSource,
): readonly CountedSuggestion[] {
  const text = typing?.text ?? '';
  const cursor = typing?.cursor ?? 0;
  const base = typing?.base ?? null;
  const blank = text.trim() === '';
  const named = useMemo(
    () => (reader === null || blank ? NONE : reader.suggest(text, cursor, shops)),
    [reader, blank, text, cursor, shops],
  );

  const run = runAt(text, cursor);
  const codes = useFoundCodes(client, typing === null ? '' : text.slice(run.start, run.end));

  // All of them stand for the same word.
  const place = named[0]?.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new with every drawing and reads `text` over `base`
  const steps = useMemo(() => {
    if (place === undefined) return [];
    const rest = read(withoutPlace(text, place));
    return named.map((suggestion) => applySuggestion(suggestion, rest));
  }, [named, place, text, base]);
  const asked = useMemo(() => steps.filter((step) => step !== null), [steps]);
  const totals = useTotals(client, asked, revision);

  const rows = named.map((suggestion, at): CountedSuggestion => {
    const next = steps[at] ?? null;
    return { suggestion, next, total: next === null ? null : (totals?.[asked.indexOf(next)] ?? null) };
  });
  if (codes.length === 0) return rows;
  const rest = read(withoutPlace(text, run));
  const opened = codes.map((code): CountedSuggestion => {
    const suggestion: Suggestion = { kind: 'code', code, place: run };
    return { suggestion, next: applySuggestion(suggestion, rest), total: null };
  });
  return [...rows, ...opened];
}
