import type { GameSpec } from '@/games/types';
import { isBreakingGap, type Meaning, meaningOf, type Token } from '@/query-parser/text/token';
import { type LevelNoun, levelsOf } from '@/query-parser/words/levelNouns';

/** Definitions of the numbers in a folded text: the number, what it is, and the other way round. */
const DEFINITIONS: readonly (readonly [LevelNoun, RegExp])[] = [
  [
    'np',
    /(?:数字|括号|后面(?=跟的|的)|カッコ|括弧|numbers?|digits|brackets|parenthes[ei]s)[^\n。!;；\d]{0,16}?(?:就?是|为|=|:|代表|表示|指|跟的|ハ|デス|are|is|means?)[^\n。!;；\d]{0,4}?(?:宝|np|noble phantasm)/u,
  ],
  [
    'np',
    /(?:宝|np|noble phantasm)[数级]?[^\n。!;；\d]{0,4}(?:写|标|在)[^\n。!;；\d]{0,4}(?:数字|括号|后面(?=跟的|的)|カッコ|括弧|numbers?|digits|brackets|parenthes[ei]s)/u,
  ],
  [
    'break',
    /(?:数字|括号|后面(?=跟的|的)|カッコ|括弧|numbers?|digits|brackets|parenthes[ei]s)[^\n。!;；\d]{0,16}?(?:就?是|为|=|:|代表|表示|指|跟的|ハ|デス|are|is|means?)[^\n。!;；\d]{0,4}?(?:突破|破|凸|突|lbs?|limit ?breaks?)/u,
  ],
  [
    'break',
    /(?:突破|破|凸|突|lbs?|limit ?breaks?)[数级]?[^\n。!;；\d]{0,4}(?:写|标|在)[^\n。!;；\d]{0,4}(?:数字|括号|后面(?=跟的|的)|カッコ|括弧|numbers?|digits|brackets|parenthes[ei]s)/u,
  ],
  [
    'star',
    /(?:数字|括号|后面(?=跟的|的)|カッコ|括弧|numbers?|digits|brackets|parenthes[ei]s)[^\n。!;；\d]{0,16}?(?:就?是|为|=|:|代表|表示|指|跟的|ハ|デス|are|is|means?)[^\n。!;；\d]{0,4}?(?:星|★|stars?)/u,
  ],
  [
    'star',
    /(?:星|★|stars?)[数级]?[^\n。!;；\d]{0,4}(?:写|标|在)[^\n。!;；\d]{0,4}(?:数字|括号|后面(?=跟的|的)|カッコ|括弧|numbers?|digits|brackets|parenthes[ei]s)/u,
  ],
];

/** A number after a name is a level if the text defines its numbers as levels: 数字是破数, カッコ内は凸数, numbers in brackets are LB. Runs in
 *  linear time.
 *  @param chars  the folded text */
export function defineNumbers(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  const nouns = DEFINITIONS.filter(([, pattern]) => pattern.test(chars)).map(([noun]) => noun);
  if (nouns.length === 0) return tokens;
  return tokens.map((token, index) => {
    const value = meaningOf(token, 'number')?.value ?? meaningOf(token, 'copies')?.count;
    if (value === undefined || !followsName(tokens, index) || isCounted(tokens[index + 1])) return token;
    const levels = new Map(nouns.flatMap((noun) => [...levelsOf(noun, value, spec)]));
    return levels.size === 0 ? token : { ...token, meanings: [{ kind: 'level', levels } satisfies Meaning] };
  });
}

function followsName(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined || isBreakingGap(tokens[index]?.gap) || tokens[index]?.gap === 'join') return false;
  return meaningOf(before, 'item') !== undefined || meaningOf(before, 'filter') !== undefined;
}

function isCounted(next: Token | undefined): boolean {
  return next?.gap === 'none' && meaningOf(next, 'measure') !== undefined;
}
