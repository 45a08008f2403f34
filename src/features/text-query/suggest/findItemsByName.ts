import type { ItemId } from '@/domain/offer';
import type { NameIndex } from '@/names/nameIndex';
import { searchNames } from '@/names/searchNames';

const MAX_ITEMS = 200;

/** Finds the items with this name in any spelling, best match first. Matches with a typo are returned only if there are no
 *  others. */
export function findItemsByName(names: NameIndex, text: string): readonly ItemId[] {
  const matches = searchNames(names, text, MAX_ITEMS);
  const withoutTypos = matches.filter(({ rank }) => rank !== 'typo');
  return (withoutTypos.length > 0 ? withoutTypos : matches).map(({ item }) => item.id);
}
