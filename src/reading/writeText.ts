import type { Query } from '@/domain/query';
import type { ReadingGame } from './prepareGame';

/** Writes the conditions of a query as one line that `readText` reads back to the same conditions. */
export function writeText(_game: ReadingGame, query: Query): string {
  return query.text;
}
