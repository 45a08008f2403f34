import { indexNames } from '@/names/indexNames';
import { searchNames } from '@/names/searchNames';
import { prepareGame } from '@/reading/prepareGame';
import { readText } from '@/reading/readText';
import { writeText } from '@/reading/writeText';
import type { Lexicon } from '@/shop/lexicon';
import { AmbiguousChip } from './AmbiguousChip';
import { applyReading } from './applyReading';
import { SuggestionList } from './SuggestionList';
import { suggest } from './suggest';
import type { TextReader } from './textReader';
import { widenPlace } from './widenPlace';

const made = new WeakMap<Lexicon, TextReader>();

/** The reader of a game's texts: the one door to the rooms that read and search names, so that they travel as a chunk
 *  of their own.
 *  @returns  the same object for every call with the same lexicon */
export function createReader(lexicon: Lexicon): TextReader {
  const reader = made.get(lexicon) ?? makeReader(lexicon);
  made.set(lexicon, reader);
  return reader;
}

function makeReader({ spec, roster }: Lexicon): TextReader {
  const game = prepareGame(spec, roster);
  const names = indexNames(roster);
  const read = (text: string) => readText(game, 'query', text);
  const isHalfName = (word: string) => {
    const [best] = searchNames(names, word, 1);
    return best?.rank === 'prefix' && (best.spelling.form === 'reading' || best.spelling.form === 'initials');
  };
  return {
    apply: (base, text, scope) => applyReading(base, read(text), scope, isHalfName),
    findAmbiguous: (text) => {
      const reading = read(text);
      const widen = widenPlace(reading);
      return reading.ambiguous.map((ambiguity) => ({ ...ambiguity, place: widen(ambiguity.place) }));
    },
    suggest: (text, cursor) => suggest(spec, names, read(text), cursor),
    write: (query) => writeText(game, query),
    parts: { SuggestionList, AmbiguousChip },
  };
}
