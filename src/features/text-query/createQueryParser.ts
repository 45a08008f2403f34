import { finish } from '@/base/steps';
import type { ItemId } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { NameIndex } from '@/names/nameIndex';
import type { Roster } from '@/names/roster';
import { searchNames } from '@/names/searchNames';
import { formatText } from '@/query-parser/format/formatText';
import { parseText } from '@/query-parser/parseText';
import { prepareGameInSteps, withShops } from '@/query-parser/prepareGameInSteps';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { applyParsedText } from './applyParsedText';
import { explainText } from './explainText';
import type { QueryParser } from './queryParser';
import { runInSlices } from './runInSlices';
import { findCompletion } from './suggest/findCompletion';
import { suggest } from './suggest/suggest';
import { warmUpParser } from './warmUpParser';

/** Size of the cache: each key press parses the line with and without the word at the cursor, and the chips parse the remaining text. */
const RECENT_TEXTS = 4;

/** Creates the parser of a game at once, unless `openQueryParser` has done so in short tasks.
 *  @param roster  with all spellings, see `loadBuiltRoster` */
export function createQueryParser(spec: GameSpec, roster: Roster): QueryParser {
  return createParser(finish(prepareGameInSteps(spec, roster)), roster);
}

function createParser(game: PreparedGame, roster: Roster): QueryParser {
  const names = indexNames(roster);
  const parse = memoizeRecent((text: string) => parseText(game, 'query', text), RECENT_TEXTS);
  const isPartialName = (word: string) => {
    const [best] = searchNames(names, word, 1);
    const isBeginning = best?.rank === 'prefix' || best?.rank === 'exact';
    return isBeginning && (best.spelling.form === 'reading' || best.spelling.form === 'initials');
  };
  const suggestAt: QueryParser['suggest'] = (text, cursor, popularity) =>
    suggest(game.spec, names, parse(text), cursor, game.shops, popularity);
  const isOrder = (word: string) => parseText(game, 'query', word).sort !== null;
  const parser: QueryParser = {
    apply: (base, text, context) => applyParsedText(base, parse(text), context, isPartialName),
    findItems: (text) => findItemsByName(names, text),
    suggest: suggestAt,
    complete: (text, cursor, popularity, isTextFound) =>
      findCompletion(parse(text), cursor, suggestAt(text, cursor, popularity), isTextFound),
    write: (query, locale) => formatText(game, query, locale),
    explain: (text, currency) => explainText(parse(text), currency, isOrder),
    warmUp: () => runInSlices(warmUpParser(parser, roster)),
    withShops: (shops) => createParser(withShops(game, shops), roster),
  };
  return parser;
}

const MAX_ITEMS = 200;

/** Finds the items with this name in any spelling, best match first. Matches with a typo are returned only if there are no
 *  others. */
function findItemsByName(names: NameIndex, text: string): readonly ItemId[] {
  const matches = searchNames(names, text, MAX_ITEMS);
  const withoutTypos = matches.filter(({ rank }) => rank !== 'typo');
  return (withoutTypos.length > 0 ? withoutTypos : matches).map(({ item }) => item.id);
}

/** Memoizes a function of a text and caches the results of the last texts.
 *  @param count  size of the cache, at least 1 */
export function memoizeRecent<T>(compute: (text: string) => T, count: number): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (results.size >= count) {
      for (const oldest of [...results.keys()].slice(0, results.size - count + 1)) results.delete(oldest);
    }
    results.set(text, result);
    return result;
  };
}
