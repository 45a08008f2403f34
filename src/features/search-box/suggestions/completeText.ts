import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { SearchInput } from '@/features/search-state/useSearchState';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { Popularity } from '@/features/text-query/suggest/suggest';
import type { Suggestion } from '@/features/text-query/suggest/suggestion';
import { removeSpan } from '@/features/text-query/textTerms';
import type { SearchClient } from '@/search-worker/client';
import { applySuggestion } from './applySuggestion';
import type { SuggestionInput } from './useSuggestionInput';

/** Result of a completion. `pending`: the number of an amount is still to be typed, or an offer is being looked up. */
export type Completion = 'none' | 'chosen' | 'pending';

export type AmountSuggestion = Suggestion & { readonly kind: 'amount' };

export type CompletionSource = {
  readonly input: SearchInput;
  readonly parser: QueryParser | null;
  readonly client: SearchClient | null;
  readonly popularity: Popularity;
  readonly found: SuggestionInput['found'];
  readonly onInsertAmount: (suggestion: AmountSuggestion) => void;
  /** See `chosenText`. */
  readonly textAfter: (suggestion: Suggestion, next: Query) => string | undefined;
};

const CODE = /^[a-z]{1,6}-?\d{2,}$/i;

/** Does what Enter does with a typed text if no suggestion is active: opens the offer whose code it is, or selects the first suggestion for
 *  a word that was not understood. */
export function completeText(source: CompletionSource): Completion {
  const { input, parser, client, popularity, found, onInsertAmount, textAfter } = source;
  const { draft, isComposing, parseFinished } = input;
  if (draft?.phase !== 'typing' || isComposing || parser === null) return 'none';
  const code = draft.text.normalize('NFKC').trim();
  if (client !== null && CODE.test(code)) {
    void openCode(client, code, parseFinished(''), input);
    return 'pending';
  }
  const isTextFound = found !== null && found !== 'other' && found.total > 0;
  const suggestion = parser.complete(draft.text, draft.cursor, popularity, isTextFound);
  if (suggestion === null) return 'none';
  if (suggestion.kind === 'amount') {
    onInsertAmount(suggestion);
    return 'pending';
  }
  const next = applySuggestion(suggestion, parseFinished(removeSpan(draft.text, suggestion.span)));
  if (next !== null) input.chooseQuery(next, textAfter(suggestion, next));
  return 'chosen';
}

/** Opens the offer with a code, or searches for the text if there is none. */
async function openCode(client: SearchClient, code: string, rest: Query, input: SearchInput): Promise<void> {
  // Without an answer of the worker the search fails too, which the page reports.
  const codes = await client.codes(code, 1, new AbortController().signal).catch((): readonly OfferCode[] => []);
  const open = codes.find((one) => one.toLowerCase() === code.toLowerCase());
  if (open === undefined) input.commit();
  else input.chooseQuery({ ...rest, open });
}
