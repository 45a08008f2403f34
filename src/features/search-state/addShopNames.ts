import type { SearchResponse } from '@/domain/searchResponse';

/** Adds the shops of a response to those of earlier ones, since each contains only the shops of the offers that had been loaded.
 *  @returns  `names` itself if there is nothing to add */
export function addShopNames(names: readonly string[], page: SearchResponse | null): readonly string[] {
  const added = Object.keys(page?.counts.choices.shop ?? {}).filter((name) => !names.includes(name));
  return added.length === 0 ? names : [...names, ...added];
}
