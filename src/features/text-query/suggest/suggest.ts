import type { GameSpec } from '@/games/types';
import { foldText } from '@/names/foldText';
import type { NameIndex } from '@/names/nameIndex';
import { searchNames } from '@/names/searchNames';
import type { ParsedText, Span } from '@/query-parser/result/parsedText';
import { suggestFacets } from './suggestFacets';
import type { Suggestion } from './suggestion';
import { suggestRanges } from './suggestRanges';
import { wordsAt } from './wordsAt';

const MOST_ITEMS = 8;
const MOST_FACETS = 4;
const MOST_SHOPS = 4;

/** Suggests what the word at the cursor may mean: items, then resources, attributes and their values, then ranges for a bare
 *  number.
 *  @param cursor  in UTF-16 units of the parsed text
 *  @param shops   names of the shops */
export function suggest(
  spec: GameSpec,
  names: NameIndex,
  reading: ParsedText,
  cursor: number,
  shops: readonly string[],
): readonly Suggestion[] {
  const places = wordsAt(reading, cursor);
  const called = suggestShops(shops, reading.text, places, MOST_SHOPS);
  if (called[0] !== undefined) return [...suggestFor(spec, names, reading.text, called[0].place), ...called];
  for (const place of places) {
    const found = suggestFor(spec, names, reading.text, place);
    if (found.length > 0) return found;
  }
  return [];
}

function suggestFor(spec: GameSpec, names: NameIndex, text: string, place: Span): readonly Suggestion[] {
  const word = text.slice(place.start, place.end);
  const items = searchNames(names, word, MOST_ITEMS).map(
    ({ item, spelling }): Suggestion => ({ kind: 'item', item, spelling: spelling.text, place }),
  );
  const facets = [...suggestFacets(spec, word, MOST_FACETS), ...suggestRanges(spec, word)];
  return [...items, ...facets.map((match) => ({ ...match, place }))];
}

/** Finds the shops whose name begins with a word, or contains it if it has more than one character.
 *  @param places  possible words; the longest one that matches counts, since a name may consist of several words
 *  @param limit   maximum number of shops */
function suggestShops(
  shops: readonly string[],
  text: string,
  places: readonly Span[],
  limit: number,
): readonly Suggestion[] {
  for (const place of [...places].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const asked = foldText(text.slice(place.start, place.end));
    const ranked = asked === '' ? [] : shops.map((shop) => ({ shop, at: foldText(shop).indexOf(asked) }));
    const found = ranked.filter(({ at }) => at === 0 || (at > 0 && asked.length > 1));
    if (found.length === 0) continue;
    return found
      .sort((a, b) => a.at - b.at)
      .slice(0, limit)
      .map(({ shop }): Suggestion => ({ kind: 'value', facet: 'shop', value: shop, spelling: shop, place }));
  }
  return [];
}
