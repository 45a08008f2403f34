import type { SearchResult } from './searchResult';

/** Returns whether a text search has no hits so far and titles and notes are still loading. */
export function awaitsTexts({ query, page }: SearchResult): boolean {
  return page.total === 0 && page.catalog.texts === 'loading' && query.text.trim() !== '';
}
