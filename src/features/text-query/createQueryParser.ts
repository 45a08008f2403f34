import { AmbiguousChip } from '@/features/search-box/AmbiguousChip';
import { ReadOffer } from '@/features/search-box/ParseTextButton';
import { RecentSearches } from '@/features/search-box/recent/RecentSearches';
import { findCalled } from '@/features/search-box/suggestions/findCalled';
import { SuggestionList } from '@/features/search-box/suggestions/SuggestionList';
import { suggest } from '@/features/search-box/suggestions/suggest';
import { widenPlace } from '@/features/search-box/suggestions/widenPlace';
import { Rehearsal } from '@/features/search-box/WorkerWarmup';
import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { searchNames } from '@/names/searchNames';
import { writeText } from '@/query-parser/format/formatText';
import { readText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/tokens/prepareGame';
import { applyReading } from './applyParsedText';
import { keepLast } from './keepLast';
import type { TextReader } from './queryParser';

/** One key reads the line, and the line without the word at the cursor; the chips read what was left of it. */
const TEXTS_KEPT = 4;

/** Makes the reader of a game's texts, all at once; a page that must not stand still has `openReader`.
 *  @param roster  with every spelling, see `loadNames` */
export function createReader(spec: GameSpec, roster: Roster): TextReader {
  const game = prepareGame(spec, roster);
  const names = indexNames(roster);
  const read = keepLast((text: string) => readText(game, 'query', text), TEXTS_KEPT);
  const isHalfName = (word: string) => {
    const [best] = searchNames(names, word, 1);
    const begins = best?.rank === 'prefix' || best?.rank === 'exact';
    return begins && (best.spelling.form === 'reading' || best.spelling.form === 'initials');
  };
  return {
    apply: (base, text, scope) => applyReading(base, read(text), scope, isHalfName),
    findAmbiguous: (text) => {
      const reading = read(text);
      const widen = widenPlace(reading);
      return reading.ambiguous.map((ambiguity) => ({ ...ambiguity, place: widen(ambiguity.place) }));
    },
    findItems: (text) => findCalled(names, text),
    suggest: (text, cursor, shops) => suggest(spec, names, read(text), cursor, shops),
    write: (query) => writeText(game, query),
    parts: { SuggestionList, AmbiguousChip, ReadOffer, RecentSearches, Rehearsal },
  };
}
