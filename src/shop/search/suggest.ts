import type { GameSpec } from '@/games/types';
import type { NameIndex } from '@/names/nameIndex';
import { searchNames } from '@/names/searchNames';
import type { Place, Reading } from '@/reading/reading';
import { suggestFacets } from './suggestFacets';
import type { Suggestion } from './suggestion';
import { wordsAt } from './wordsAt';

const MOST_ITEMS = 8;
const MOST_FACETS = 4;

/** What may be meant by the word at the cursor: items, then resources, attributes and their values.
 *  @param cursor  in UTF-16 units of the text that was read */
export function suggest(spec: GameSpec, names: NameIndex, reading: Reading, cursor: number): readonly Suggestion[] {
  for (const place of wordsAt(reading, cursor)) {
    const found = suggestFor(spec, names, reading.text, place);
    if (found.length > 0) return found;
  }
  return [];
}

function suggestFor(spec: GameSpec, names: NameIndex, text: string, place: Place): readonly Suggestion[] {
  const word = text.slice(place.start, place.end);
  const items = searchNames(names, word, MOST_ITEMS).map(
    ({ item, spelling }): Suggestion => ({ kind: 'item', item, spelling: spelling.shown, place }),
  );
  return [...items, ...suggestFacets(spec, word, MOST_FACETS).map((match) => ({ ...match, place }))];
}
