import { useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import { fetchCatalogIndex } from './fetchCatalogIndex';

/** The numbers on the shelves: on their way, there, or not to be had for now. */
export type CatalogIndexState =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly shelf: CatalogIndexFile }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Fetches the index of the catalogs once, and again when asked to. */
export function useCatalogIndex(): CatalogIndexState {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<CatalogIndexState>({ status: 'waiting' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again.
  useEffect(() => {
    const left = new AbortController();
    fetchCatalogIndex(left.signal).then(
      (shelf) => setState({ status: 'ready', shelf }),
      (error) => {
        if (isAbort(error)) return;
        console.warn('catalog index:', error);
        setState({ status: 'failed', retry: () => setRound((last) => last + 1) });
      },
    );
    return () => left.abort();
  }, [round]);

  return state;
}
