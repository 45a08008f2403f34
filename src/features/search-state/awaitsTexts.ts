import type { SearchResult } from './searchResult';

/** True if a text search has found nothing so far, while titles and notes are still being loaded. */
export function awaitsTexts({ query, page }: SearchResult): boolean {
  return page.total === 0 && page.catalog.texts === 'loading' && query.text.trim() !== '';
}
