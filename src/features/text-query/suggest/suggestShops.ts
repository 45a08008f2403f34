import { foldText } from '@/names/foldText';
import type { Span } from '@/query-parser/result/parsedText';
import type { Suggestion } from './suggestion';

/** Finds the shops whose name begins with a word, or contains it if it has more than one character.
 *  @param places  possible words; the longest one that matches counts, since a name may consist of several words
 *  @param limit   maximum number of shops */
export function suggestShops(
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
