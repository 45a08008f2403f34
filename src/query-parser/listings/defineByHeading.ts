import type { GameSpec } from '@/games/types';
import { blankChatter } from '@/query-parser/text/blankChatter';
import { meaningOf, means, type Token } from '@/query-parser/text/token';
import { LEVEL_NOUNS, type LevelNoun, levelsOf } from '@/query-parser/words/levelNouns';

/** What may stand between a heading and its first name, besides the words for levels: (limit breaks), 破数如下：, 固有の段階. */
const HEADING_END = /(?:[\s:()[\]〜~—–=・·】▼▽■◆|-]|如下|一览|列表|メモ|段阶|ノ| in order| as follows|s)$/u;
/** What may stand between a name and its number. */
const LINK = /^[\s.:=·・×x*—–-]{0,6}$/;
/** What may stand between a number and the next name: words would begin another topic. */
const SEPARATOR = /^[^\p{L}\d]{1,4}$/u;
const MAX_HEADING_LENGTH = 32;

/** Index of a number behind the name before it. */
type Pair = { readonly name: Token; readonly number: number };

/** Reads the numbers of a listing behind several names as levels if the words before the first of them name a scale: 破数A2、B3; (limit breaks) A 5 / B 4;
 *  凸数⏎A＝4⏎B＝0.
 *  @param chars  the folded text */
export function defineByHeading(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  const text = blankChatter(tokens, chars);
  const levels = new Map<number, ReadonlyMap<string, number>>();
  let noun: LevelNoun | null = null;
  let last: Token | undefined;
  for (const [position, { name, number }] of pairsOf(tokens, chars).entries()) {
    const separator = text.slice(last?.end, name.start).replace(/ {2,}/g, ' ');
    if (position === 0 || !SEPARATOR.test(separator)) noun = nounBefore(text, name.start);
    last = tokens[number];
    if (noun !== null) levels.set(number, levelsOf(noun, meaningOf(last, 'number')?.value ?? 0, spec));
  }
  if (levels.size < 2) return tokens;
  return tokens.map((token, index) => {
    const own = levels.get(index);
    if (own === undefined || own.size === 0) return token;
    // The full stops of A.....5 separate nothing.
    return { ...token, gap: token.gap === 'stop' ? 'mark' : token.gap, meanings: [{ kind: 'level', levels: own }] };
  });
}

function pairsOf(tokens: readonly Token[], chars: string): readonly Pair[] {
  return tokens.flatMap((token, index) => {
    let number = index + 1;
    while (number < index + MAX_DISTANCE && !means(tokens[number], 'number')) number++;
    const next = tokens[number];
    const isPair = means(token, 'item') && means(next, 'number') && LINK.test(chars.slice(token.end, next?.start));
    return isPair && !isCounted(tokens[number + 1]) ? [{ name: token, number }] : [];
  });
}

/** Maximum number of signs between a name and its number. */
const MAX_DISTANCE = 4;

function isCounted(next: Token | undefined): boolean {
  return next?.gap === 'none' && means(next, 'measure');
}

function nounBefore(text: string, end: number): LevelNoun | null {
  let heading = text.slice(Math.max(0, end - MAX_HEADING_LENGTH), end);
  while (HEADING_END.test(heading)) heading = heading.replace(HEADING_END, '');
  const [noun] = LEVEL_NOUNS.find(([, pattern]) => pattern.test(heading)) ?? [];
  return noun ?? null;
}
