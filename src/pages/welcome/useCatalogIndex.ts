import { useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { Shelf } from '@/catalog/files/catalogIndexFile';
import { fetchShelf } from './fetchCatalogIndex';

/** The numbers on the shelves: on their way, there, or not to be had for now. */
export type ShelfState =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly shelf: Shelf }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Fetches the index of the catalogues once, and again when asked to. */
export function useShelf(): ShelfState {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<ShelfState>({ status: 'waiting' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again.
  useEffect(() => {
    const left = new AbortController();
    fetchShelf(left.signal).then(
      (shelf) => setState({ status: 'ready', shelf }),
      (error) => {
        if (isAbort(error)) return;
        console.warn('catalogue index:', error);
        setState({ status: 'failed', retry: () => setRound((last) => last + 1) });
      },
    );
    return () => left.abort();
  }, [round]);

  return state;
}
