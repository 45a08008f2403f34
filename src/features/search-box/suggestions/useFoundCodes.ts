import { useEffect, useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { SearchClient } from '@/search-worker/client';

type Found = { readonly text: string; readonly codes: readonly OfferCode[] };

const PAUSE_MS = 100;
const MOST = 3;
const NONE: readonly OfferCode[] = [];
/** One character is no code yet, and a code has a digit or a Latin letter. */
const MAY_BE_CODE = /^(?=.*[\da-z])\S{2,}$/i;

/** The offer codes that begin with a word, asked a moment after it last changed; none while they are not known.
 *  @param word  without spaces; '' asks for none */
export function useFoundCodes(client: SearchClient | null, word: string): readonly OfferCode[] {
  const [found, setFound] = useState<Found | null>(null);
  const text = MAY_BE_CODE.test(word.normalize('NFKC')) ? word : '';

  useEffect(() => {
    if (client === null || text === '') return;
    const cancel = new AbortController();
    const ask = async () => {
      try {
        const codes = await client.codes(text, MOST, cancel.signal);
        setFound({ text, codes });
      } catch {
        // Cancelled, or there is no search to ask: then no codes are suggested.
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [client, text]);

  return found !== null && found.text === text ? found.codes : NONE;
}
