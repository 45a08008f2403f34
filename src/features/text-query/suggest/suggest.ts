import type { ItemId } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { foldText } from '@/names/foldText';
import type { NameIndex } from '@/names/nameIndex';
import { MATCH_RANKS, type NameMatch, searchNames } from '@/names/searchNames';
import type { AmbiguousName, ParsedItem, ParsedText, Span } from '@/query-parser/result/parsedText';
import { suggestFacets } from './suggestFacets';
import type { Suggestion, WantLevel } from './suggestion';
import { suggestRanges } from './suggestRanges';
import { wordsAtCursor } from './wordsAtCursor';

const MAX_ITEMS = 8;
/** Among more matches of a short word, the popular ones are chosen. */
const MAX_RANKED = 60;
const MAX_FACETS = 4;
const MAX_SHOPS = 4;

/** Returns how many offers contain an item; null while it is unknown. */
export type Popularity = (item: ItemId) => number | null;

/** Suggests meanings of the word at the cursor: items, then resources, attributes and their values, then ranges for a bare number. What is
 *  called exactly like the word comes first. Items that match equally well are ordered by popularity.
 *  @param cursor  in UTF-16 units of the parsed text
 *  @param shops   names of the shops */
export function suggest(
  spec: GameSpec,
  names: NameIndex,
  parsed: ParsedText,
  cursor: number,
  shops: readonly string[],
  popularity: Popularity,
): readonly Suggestion[] {
  const suggestFor = (word: Span) => suggestForWord(spec, names, parsed, word, popularity);
  const spans = wordsAtCursor(parsed, cursor);
  const shopSuggestions = suggestShops(shops, parsed.text, spans, MAX_SHOPS);
  const shopSpan = shopSuggestions[0]?.span;
  if (shopSpan !== undefined) return [...suggestFor(shopSpan), ...shopSuggestions];
  for (const span of spans) {
    const found = suggestFor(span);
    if (found.length > 0) return found;
  }
  return [];
}

/** A suggestion for a name replaces it together with its level and with words such as 不要, and keeps their meaning. */
function suggestForWord(
  spec: GameSpec,
  names: NameIndex,
  parsed: ParsedText,
  word: Span,
  popularity: Popularity,
): readonly Suggestion[] {
  const { items: parsedItems, ambiguous, text } = parsed;
  const name = [...parsedItems, ...ambiguous].find(({ span }) => span.start <= word.start && word.end <= span.end);
  const span = name?.span ?? word;
  const written = name !== undefined && 'candidates' in name ? name.text : text.slice(word.start, word.end);
  const matches = orderByPopularity(searchNames(names, written, MAX_RANKED), popularity).slice(0, MAX_ITEMS);
  const items = matches.map(
    ({ item, spelling }): Suggestion => ({
      kind: 'item',
      item,
      want: wantLevelOf(name, item.id),
      spelling: spelling.text,
      span,
    }),
  );
  const facets = [...suggestFacets(spec, written, MAX_FACETS), ...suggestRanges(spec, written)].map(
    (match): Suggestion => ({ ...match, span }),
  );
  const [facet] = facets;
  const isFacet = facet !== undefined && 'spelling' in facet && foldText(facet.spelling) === foldText(written);
  return isFacet && matches[0]?.rank !== 'exact' ? [...facets, ...items] : [...items, ...facets];
}

/** Orders matches by rank, then items on sale before others, then by popularity; equals keep their order. */
function orderByPopularity(matches: readonly NameMatch[], popularity: Popularity): readonly NameMatch[] {
  const keyed = matches.map((match) => {
    const count = popularity(match.item.id) ?? 0;
    const rank = MATCH_RANKS.indexOf(match.rank);
    // An item that nobody sells leads nowhere, unless it is called exactly like the word.
    return { match, count, rank: count === 0 && rank > 0 ? rank + MATCH_RANKS.length : rank };
  });
  return keyed.sort((a, b) => a.rank - b.rank || b.count - a.count).map(({ match }) => match);
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
