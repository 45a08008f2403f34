import type { SearchResponse } from '@/domain/searchResponse';

/** Lists the facets that at least one offer of a catalog states; null until all offers are loaded.
 *  @returns  facet ids, sorted */
export function statedFacets(page: SearchResponse | null): readonly string[] | null {
  if (page === null) return null;
  const { counts, histograms, catalog } = page;
  const isLoaded = catalog.segments.loaded === catalog.segments.all;
  return isLoaded ? [...Object.keys(counts.choices), ...Object.keys(histograms)].sort() : null;
}
