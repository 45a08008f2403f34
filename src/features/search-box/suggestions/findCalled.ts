import type { ItemId } from '@/domain/offer';
import type { NameIndex } from '@/names/nameIndex';
import { searchNames } from '@/names/searchNames';

const MOST = 200;

/** The items so called in any spelling, likeliest first; those that a slip tells apart only where there are no others. */
export function findCalled(names: NameIndex, text: string): readonly ItemId[] {
  const matches = searchNames(names, text, MOST);
  const sure = matches.filter(({ rank }) => rank !== 'typo');
  return (sure.length > 0 ? sure : matches).map(({ item }) => item.id);
}
