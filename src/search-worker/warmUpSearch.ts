import type { ItemNames } from '@/domain/itemNames';
import { EMPTY_QUERY } from '@/domain/query';
import { search } from '@/engine/search';
import type { SearchIndexView } from './searchIndex';

/** Searches with every kind of condition before a buyer does. Browsers compile a function when it first runs, and all those of a search take
 *  tens of milliseconds on a phone, which the first key press would wait for. */
export function warmUpSearch({ index, live, text }: SearchIndexView, names: readonly ItemNames[]): void {
  const wants = names.slice(0, 2).map(({ item }) => ({ item, mode: 'must', level: 1 }) as const);
  search(index, { ...EMPTY_QUERY, wants, ranges: { price: { min: 1, max: null } }, text: 'a' }, live, text);
}
