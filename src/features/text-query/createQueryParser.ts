import { AmbiguousChip } from '@/features/search-box/AmbiguousChip';
import { ParseTextButton } from '@/features/search-box/ParseTextButton';
import { RecentSearches } from '@/features/search-box/recent/RecentSearches';
import { findCalled } from '@/features/search-box/suggestions/findCalled';
import { SuggestionList } from '@/features/search-box/suggestions/SuggestionList';
import { suggest } from '@/features/search-box/suggestions/suggest';
import { widenRange } from '@/features/search-box/suggestions/widenPlace';
import { WorkerWarmup } from '@/features/search-box/WorkerWarmup';
import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { searchNames } from '@/names/searchNames';
import { formatText } from '@/query-parser/format/formatText';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/tokens/prepareGame';
import { applyParsedText } from './applyParsedText';
import { keepLast } from './keepLast';
import type { QueryParser } from './queryParser';

/** One key reads the line, and the line without the word at the cursor; the chips read what was left of it. */
const TEXTS_KEPT = 4;

/** Makes the reader of a game's texts, all at once; a page that must not stand still has `openReader`.
 *  @param roster  with every spelling, see `loadNames` */
export function createQueryParser(spec: GameSpec, roster: Roster): QueryParser {
  const game = prepareGame(spec, roster);
  const names = indexNames(roster);
  const read = keepLast((text: string) => parseText(game, 'query', text), TEXTS_KEPT);
  const isHalfName = (word: string) => {
    const [best] = searchNames(names, word, 1);
    const begins = best?.rank === 'prefix' || best?.rank === 'exact';
    return begins && (best.spelling.form === 'reading' || best.spelling.form === 'initials');
  };
  return {
    apply: (base, text, scope) => applyParsedText(base, read(text), scope, isHalfName),
    findAmbiguous: (text) => {
      const reading = read(text);
      const widen = widenRange(reading);
      return reading.ambiguous.map((ambiguity) => ({ ...ambiguity, place: widen(ambiguity.span) }));
    },
    findItems: (text) => findCalled(names, text),
    suggest: (text, cursor, shops) => suggest(spec, names, read(text), cursor, shops),
    write: (query) => formatText(game, query),
    parts: { SuggestionList, AmbiguousChip, ReadOffer: ParseTextButton, RecentSearches, Rehearsal: WorkerWarmup },
  };
}
