import type { GameSpec } from '@/games/types';
import { meaningOf, means, type Token } from '@/query-parser/text/token';
import { LEVEL_NOUNS, type LevelNoun, levelsOf } from '@/query-parser/words/levelNouns';

/** A word between a noun and its number. */
const BETWEEN =
  /(?:[ ::]|ハ|ガ|ノ|モ|ヲ|要|得|在|是|有|至少|最少|最低|起码|不能?低于|能?达?到|必须|at +least|of|is|must +be|should +be|[>≥]=?|min(?:imum)?)$/u;

/** A number may touch these nouns: 凸数2. */
const ENDS_WITH_NUMBER = /(?:数|级|level|レベル)$/;

const MAX_LENGTH = 32;

/** Measures after the number of a level; any other measure counts something else. */
const MEASURE_OF_LEVEL = /^(?:级|破|凸|宝|星|重|回|デ|ア)/;

/** Joins a noun of a scale with the number that follows it at a distance to one word: 宝具至少3, 凸数は2以上, NP of at least 2. Levels whose
 *  noun touches the number are words of the dictionary. Runs in linear time.
 *  @param chars  the folded text */
export function joinLevelNouns(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  let joined: Token[] | null = null;
  for (const [index, token] of tokens.entries()) {
    const value = meaningOf(token, 'number')?.value;
    const match = value === undefined || value > MAX_VALUE ? null : nounBefore(chars, token.start);
    const levels =
      match === null || isMeasured(tokens[index + 1], chars) ? null : levelsOf(match.noun, value ?? 0, spec);
    if (match === null || levels === null || levels.size === 0) {
      joined?.push(token);
      continue;
    }
    joined ??= tokens.slice(0, index);
    const before = dropFrom(joined, match.start);
    joined.push({ ...token, start: match.start, gap: before, meanings: [{ kind: 'level', levels }] });
  }
  return joined ?? tokens;
}

const MAX_VALUE = 10;

/** Last characters of nouns and of the words between. Most numbers follow another one, for which no pattern is tried. */
const LAST = new Set(' ::ハガノモヲ要得在是有少低码于到须ftse>≥=nm数级ルl');

function nounBefore(chars: string, end: number): { readonly noun: LevelNoun; readonly start: number } | null {
  if (!LAST.has(chars.charAt(end - 1))) return null;
  const start = Math.max(0, end - MAX_LENGTH);
  let text = chars.slice(start, end);
  for (let word = BETWEEN.exec(text); word !== null; word = BETWEEN.exec(text)) text = text.slice(0, word.index);
  const isApart = start + text.length < end;
  for (const [noun, pattern] of LEVEL_NOUNS) {
    const word = pattern.exec(text)?.[1];
    if (word !== undefined && (isApart || ENDS_WITH_NUMBER.test(word)))
      return { noun, start: start + text.length - word.length };
  }
  return null;
}

function isMeasured(next: Token | undefined, chars: string): boolean {
  if (next?.gap !== 'none' || !means(next, 'measure')) return false;
  return !MEASURE_OF_LEVEL.test(chars.slice(next.start, next.end));
}

/** Removes the tokens from an offset on, and the part of a token that it divides.
 *  @returns  the gap before the offset */
function dropFrom(tokens: Token[], start: number): Token['gap'] {
  let gap: Token['gap'] = 'none';
  for (let last = tokens.at(-1); last !== undefined && last.end > start; last = tokens.at(-1)) {
    tokens.pop();
    gap = last.start < start ? 'none' : last.gap;
    if (last.start < start) tokens.push({ ...last, end: start, meanings: [] });
  }
  return gap;
}
