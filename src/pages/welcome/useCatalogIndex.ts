import { useQuery } from '@tanstack/react-query';
import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import { fetchCatalogIndex } from './fetchCatalogIndex';

/** State of loading the index of the published catalogs. */
export type CatalogIndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: CatalogIndexFile }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Loads the index of the catalogs each time the page opens. Until it has loaded, a cached index stays on screen. */
export function useCatalogIndex(): CatalogIndexState {
  const { data, isError, refetch } = useQuery({
    queryKey: ['catalog-index'],
    queryFn: ({ signal }) => fetchCatalogIndex(signal),
    staleTime: 0,
  });
  if (data !== undefined) return { status: 'ready', index: data };
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}
