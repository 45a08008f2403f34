import type { PartialSearchResult } from './searchResult';

/** True if an answer has found nothing only so far: its query has a text, and titles and notes are still to come. */
export function awaitsTexts({ query, page }: PartialSearchResult): boolean {
  return page.total === 0 && page.catalog.texts === 'coming' && query.text.trim() !== '';
}
