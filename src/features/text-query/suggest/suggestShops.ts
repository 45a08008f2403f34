import { foldText } from '@/names/foldText';
import type { Span } from '@/query-parser/result/parsedText';
import type { Suggestion } from './suggestion';

/** Finds the shops whose name begins with a word, or contains it if the word has more than one character.
 *  @param spans  candidate words; the longest match wins, since a name may consist of several words
 *  @param limit  maximum number of shops */
export function suggestShops(
  shops: readonly string[],
  text: string,
  spans: readonly Span[],
  limit: number,
): readonly Suggestion[] {
  for (const span of [...spans].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const needle = foldText(text.slice(span.start, span.end));
    const ranked = needle === '' ? [] : shops.map((shop) => ({ shop, index: foldText(shop).indexOf(needle) }));
    const found = ranked.filter(({ index }) => index === 0 || (index > 0 && needle.length > 1));
    if (found.length === 0) continue;
    return found
      .sort((a, b) => a.index - b.index)
      .slice(0, limit)
      .map(({ shop }): Suggestion => ({ kind: 'value', facet: 'shop', value: shop, spelling: shop, span }));
  }
  return [];
}
