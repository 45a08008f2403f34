import { skipToken, useQuery } from '@tanstack/react-query';
import type { OfferCode } from '@/domain/offer';
import { delay } from '@/features/search-state/delay';
import { objectKey } from '@/features/search-state/objectKey';
import type { SearchClient } from '@/search-worker/client';

const DEBOUNCE_MS = 100;
const MAX_CODES = 3;
const NO_CODES: readonly OfferCode[] = [];
/** At least two characters, with a digit or a Latin letter. */
const MAY_BE_CODE = /^(?=.*[\da-z])\S{2,}$/i;

/** Finds the offer codes that begin with a word, 100 ms after the last change of the word. Returns no codes until then.
 *  @param word      without spaces
 *  @param revision  of the catalog, see `responseKey` */
export function useCodeSuggestions(client: SearchClient | null, word: string, revision: string): readonly OfferCode[] {
  const { data = NO_CODES } = useQuery({
    queryKey: ['codes', objectKey(client), revision, word],
    queryFn:
      client === null || !MAY_BE_CODE.test(word.normalize('NFKC'))
        ? skipToken
        : async ({ signal }) => {
            await delay(DEBOUNCE_MS, signal);
            return client.codes(word, MAX_CODES, signal);
          },
  });
  return data;
}
