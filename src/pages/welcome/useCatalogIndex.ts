import { useCallback, useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import { fetchCatalogIndex } from './fetchCatalogIndex';

/** State of loading the index of the published catalogs. */
export type CatalogIndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: CatalogIndexFile }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Loads the index of the catalogs each time the page opens. Not by the library for requests, whose code would be a tenth of this page's (docs/decisions/0041-request-state.md). */
export function useCatalogIndex(): CatalogIndexState {
  const [index, setIndex] = useState<CatalogIndexFile | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async (signal: AbortSignal) => {
    try {
      setIndex(await fetchCatalogIndex(signal));
    } catch (error) {
      if (!isAbort(error)) setHasFailed(true);
    }
  }, []);

  useEffect(() => {
    const request = new AbortController();
    void load(request.signal);
    return () => request.abort();
  }, [load]);

  const retry = useCallback(() => {
    setHasFailed(false);
    void load(new AbortController().signal);
  }, [load]);
  if (index !== null) return { status: 'ready', index };
  return hasFailed ? { status: 'failed', retry } : { status: 'loading' };
}
