import type { ItemId } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { foldText } from '@/names/foldText';
import type { NameIndex } from '@/names/nameIndex';
import { searchNames } from '@/names/searchNames';
import type { AmbiguousName, ParsedItem, ParsedText, Span } from '@/query-parser/result/parsedText';
import { suggestFacets } from './suggestFacets';
import type { Suggestion, WantLevel } from './suggestion';
import { suggestRanges } from './suggestRanges';
import { wordsAtCursor } from './wordsAtCursor';

const MAX_ITEMS = 8;
const MAX_FACETS = 4;
const MAX_SHOPS = 4;

/** Suggests meanings of the word at the cursor: items, then resources, attributes and their values, then ranges for a bare
 *  number.
 *  @param cursor  in UTF-16 units of the parsed text
 *  @param shops   names of the shops */
export function suggest(
  spec: GameSpec,
  names: NameIndex,
  parsed: ParsedText,
  cursor: number,
  shops: readonly string[],
): readonly Suggestion[] {
  const spans = wordsAtCursor(parsed, cursor);
  const shopSuggestions = suggestShops(shops, parsed.text, spans, MAX_SHOPS);
  const shopSpan = shopSuggestions[0]?.span;
  if (shopSpan !== undefined) return [...suggestFor(spec, names, parsed, shopSpan), ...shopSuggestions];
  for (const span of spans) {
    const found = suggestFor(spec, names, parsed, span);
    if (found.length > 0) return found;
  }
  return [];
}

/** A suggestion for a name replaces it together with its level and with words such as 不要, and keeps their meaning. */
function suggestFor(spec: GameSpec, names: NameIndex, parsed: ParsedText, word: Span): readonly Suggestion[] {
  const { items: parsedItems, ambiguous, text } = parsed;
  const name = [...parsedItems, ...ambiguous].find(({ span }) => span.start <= word.start && word.end <= span.end);
  const span = name?.span ?? word;
  const written = name !== undefined && 'candidates' in name ? name.text : text.slice(word.start, word.end);
  const items = searchNames(names, written, MAX_ITEMS).map(
    ({ item, spelling }): Suggestion => ({
      kind: 'item',
      item,
      want: wantLevelOf(name, item.id),
      spelling: spelling.text,
      span,
    }),
  );
  const facets = [...suggestFacets(spec, written, MAX_FACETS), ...suggestRanges(spec, written)];
  return [...items, ...facets.map((match) => ({ ...match, span }))];
}

/** Returns the mode of a name, and its level for items that the name fits: others may have another scale. */
function wantLevelOf(name: ParsedItem | AmbiguousName | undefined, item: ItemId): WantLevel {
  if (name === undefined) return { mode: 'must', level: 1 };
  const fits = 'candidates' in name ? name.candidates.includes(item) : name.item === item;
  return { mode: name.mode, level: fits ? name.level : 1 };
}

/** Finds the shops whose name begins with a word, or contains it if the word has more than one character.
 *  @param spans  candidate words; the longest match wins, since a name may consist of several words
 *  @param limit  maximum number of shops */
function suggestShops(
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
