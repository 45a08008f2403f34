import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { searchNames } from '@/names/searchNames';
import { formatText } from '@/query-parser/format/formatText';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/tokens/prepareGame';
import { applyParsedText } from './applyParsedText';
import { memoizeRecent } from './memoizeRecent';
import type { QueryParser } from './queryParser';
import { createSpanWidener } from './suggest/createSpanWidener';
import { findItemsByName } from './suggest/findItemsByName';
import { suggest } from './suggest/suggest';

/** Each key press parses the line with and without the word at the cursor, and the chips parse the remaining text. */
const RECENT_TEXTS = 4;

/** Creates the parser of a game synchronously; `openQueryParser` does so in short tasks.
 *  @param roster  with all spellings, see `loadNames` */
export function createQueryParser(spec: GameSpec, roster: Roster): QueryParser {
  const game = prepareGame(spec, roster);
  const names = indexNames(roster);
  const parse = memoizeRecent((text: string) => parseText(game, 'query', text), RECENT_TEXTS);
  const isPartialName = (word: string) => {
    const [best] = searchNames(names, word, 1);
    const isBeginning = best?.rank === 'prefix' || best?.rank === 'exact';
    return isBeginning && (best.spelling.form === 'reading' || best.spelling.form === 'initials');
  };
  return {
    apply: (base, text, context) => applyParsedText(base, parse(text), context, isPartialName),
    findAmbiguous: (text) => {
      const parsed = parse(text);
      const widen = createSpanWidener(parsed);
      return parsed.ambiguous.map((ambiguity) => ({ ...ambiguity, span: widen(ambiguity.span) }));
    },
    findItems: (text) => findItemsByName(names, text),
    suggest: (text, cursor, shops) => suggest(spec, names, parse(text), cursor, shops),
    write: (query) => formatText(game, query),
  };
}
