import type { HeadAnswer } from './searchResult';

/** True if an answer has found nothing only so far: its query has a text, and titles and notes are still to come. */
export function awaitsTexts({ query, page }: HeadAnswer): boolean {
  return page.total === 0 && page.catalogue.texts === 'coming' && query.text.trim() !== '';
}
