import { GAMES } from '@/games/games';
import { gameTitle } from '@/games/gameTitle';
import type { Game } from '@/games/types';
import { foldText } from '@/names/foldText';

/** A name of one or more games in a text; offsets in UTF-16 units. */
export type GameName = {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly games: readonly Game[];
};

/** Finds the names and nicknames of games in a text, the longest at each place. Latin nicknames such as BA must be words of their own. */
export function findGameNames(text: string): readonly GameName[] {
  const { chars, starts, ends } = foldWithOffsets(text);
  const found: GameName[] = [];
  for (let from = 0; from < chars.length; ) {
    const length = lengthAt(chars, from, (to) => isWord(text, starts[from] ?? 0, ends[to - 1] ?? 0));
    if (length === 0) from += 1;
    else {
      const folded = chars.slice(from, from + length);
      found.push({
        start: starts[from] ?? 0,
        end: ends[from + length - 1] ?? 0,
        folded,
        games: NAMES.get(folded) ?? [],
      });
      from += length;
    }
  }
  return found;
}

const NAMES = collectNames();
const LONGEST = Math.max(...[...NAMES.keys()].map((name) => name.length));

function collectNames(): ReadonlyMap<string, readonly Game[]> {
  const byName = new Map<string, readonly Game[]>();
  for (const game of GAMES) {
    const { id, names, short, aliases } = game;
    const all = [id, ...[names, gameTitle(game), short].flatMap((name) => Object.values(name)), ...aliases];
    for (const name of new Set(all.map(foldText))) byName.set(name, [...(byName.get(name) ?? []), game]);
  }
  return byName;
}

/** Returns the length of the longest name at an offset; 0 for none. */
function lengthAt(chars: string, from: number, isWordUntil: (to: number) => boolean): number {
  for (let length = Math.min(LONGEST, chars.length - from); length > 1; length--) {
    if (NAMES.has(chars.slice(from, from + length)) && isWordUntil(from + length)) return length;
  }
  return 0;
}

const LATIN_OR_DIGIT = /[\p{Script=Latin}\p{Nd}]/u;

function isWord(text: string, start: number, end: number): boolean {
  const isInside = (offset: number) =>
    LATIN_OR_DIGIT.test(text.charAt(offset - 1)) && LATIN_OR_DIGIT.test(text.charAt(offset));
  return !isInside(start) && !isInside(end);
}

/** A character with its voicing and combining marks. */
const CHARACTER = /.[\uFF9E\uFF9F\p{M}]*/gsu;

/** Folds a text like names, and lists start and end in the text of each folded unit. */
function foldWithOffsets(text: string) {
  let chars = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    for (const unit of foldText(character)) {
      chars += unit;
      for (let count = 0; count < unit.length; count++) {
        starts.push(index);
        ends.push(index + character.length);
      }
    }
  }
  return { chars, starts, ends };
}
