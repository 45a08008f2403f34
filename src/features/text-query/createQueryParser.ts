import type { ItemId } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { NameIndex } from '@/names/nameIndex';
import type { Roster } from '@/names/roster';
import { searchNames } from '@/names/searchNames';
import { formatText } from '@/query-parser/format/formatText';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/tokens/prepareGame';
import { applyParsedText } from './applyParsedText';
import type { QueryParser } from './queryParser';
import { suggest } from './suggest/suggest';
import { widenRange } from './suggest/widenRange';

/** Each key parses the line, and the line without the word at the cursor; the chips parse the text that was left. */
const RECENT_TEXTS = 4;

/** Creates the parser of a game in one go; `openQueryParser` keeps the page responsive.
 *  @param roster  with all spellings, see `loadNames` */
export function createQueryParser(spec: GameSpec, roster: Roster): QueryParser {
  const game = prepareGame(spec, roster);
  const names = indexNames(roster);
  const parse = memoizeRecent((text: string) => parseText(game, 'query', text), RECENT_TEXTS);
  const isHalfName = (word: string) => {
    const [best] = searchNames(names, word, 1);
    const isBeginning = best?.rank === 'prefix' || best?.rank === 'exact';
    return isBeginning && (best.spelling.form === 'reading' || best.spelling.form === 'initials');
  };
  return {
    apply: (base, text, context) => applyParsedText(base, parse(text), context, isHalfName),
    findAmbiguous: (text) => {
      const parsed = parse(text);
      const widen = widenRange(parsed);
      return parsed.ambiguous.map((ambiguity) => ({ ...ambiguity, span: widen(ambiguity.span) }));
    },
    findItems: (text) => findItemsByName(names, text),
    suggest: (text, cursor, shops) => suggest(spec, names, parse(text), cursor, shops),
    write: (query) => formatText(game, query),
  };
}

const MAX_ITEMS = 200;

/** Finds the items with this name in any spelling, likeliest first; items that differ by a typo only if there are no others. */
function findItemsByName(names: NameIndex, text: string): readonly ItemId[] {
  const matches = searchNames(names, text, MAX_ITEMS);
  const withoutTypos = matches.filter(({ rank }) => rank !== 'typo');
  return (withoutTypos.length > 0 ? withoutTypos : matches).map(({ item }) => item.id);
}

/** Memoizes a function of a text for the texts it was called with last.
 *  @param count  number of results kept, at least 1 */
export function memoizeRecent<T>(compute: (text: string) => T, count: number): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= count) {
      for (const oldest of [...results.keys()].slice(0, results.size - count + 1)) results.delete(oldest);
    }
    results.set(text, result);
    return result;
  };
}
