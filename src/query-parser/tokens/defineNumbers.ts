import { topLevel } from '@/games/levelLabel';
import type { GameSpec } from '@/games/types';
import { blankChatter } from '@/query-parser/text/blankChatter';
import { asSkipped, isBreakingGap, type Meaning, meaningOf, means, type Token } from '@/query-parser/text/token';
import { type LevelNoun, levelsOf } from '@/query-parser/words/levelNouns';

/** Definitions of the numbers in a folded text, with the word for what they count: the numbers are it, it is written behind the names, and
 *  ★の数で→. */
const DEFINITIONS: readonly RegExp[] = [
  /(?:数字|\(枚?数\)|括号|(?:名字?|角色名?|卡名?)后面?|后面(?=跟的|[的)])|カッコ|括弧|numbers?|digits?|brackets)[^\n。!;]{0,16}?(?:就?是|为|=|:|代表|表示|指|跟的|ハ|デス|are|is|means?)[^\n。!;\d]{0,6}?(宝|np|突破|破|凸|突|lbs?(?![a-z])|limit ?breaks?|星|★|stars?|lr ?\+|lr加|加号)/gu,
  /(宝|np|突破|破|凸|突|lbs?(?![a-z])|limit ?breaks?|星|★|stars?|lr ?\+|lr加|加号)(?:[数级]|[^\n。!;\d]数)?[^\n。!;\d]{0,8}(?:写|标|在|跟|填|ハ|in|after|behind|ヲ?书)[^\n。!;\d]{0,6}(?:数字|\(枚?数\)|括号|(?:名字?|角色名?|卡名?)后面?|后面(?=跟的|[的)])|カッコ|括弧|numbers?|digits?|brackets)/gu,
  /(宝|np|突破|破|凸|突|lbs?(?![a-z])|limit ?breaks?|星|★|stars?|lr ?\+|lr加|加号)ノ?数(?:デ|→|:)/gu,
  /(?:数字|括号|カッコ|括弧)[里内中后]?[的ノハ]?几?(宝|破|凸|突|星|★)/gu,
];

/** Nouns by the beginning of their words. */
const NOUNS: readonly (readonly [RegExp, LevelNoun])[] = [
  [/^(?:宝|n)/, 'np'],
  [/^[星★s]/, 'star'],
  [/^(?:lr|加)/, 'plus'],
  [/^/, 'break'],
];

function nounOf(word: string): readonly LevelNoun[] {
  return NOUNS.filter(([start]) => start.test(word))
    .slice(0, 1)
    .map(([, noun]) => noun);
}

/** A number after a name is a level if the text defines its numbers as levels: 数字是破数, カッコ内は凸数, numbers in brackets are LB. Runs in
 *  linear time.
 *  @param chars  the folded text */
export function defineNumbers(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  const text = blankChatter(tokens, chars).replace(/ {2,}/g, ' ');
  const nouns = DEFINITIONS.flatMap((one) => [...text.matchAll(one)].flatMap(([, word = '']) => nounOf(word)));
  const outOf = highestBreak(spec);
  if (nouns.length === 0 && (outOf === 0 || !chars.includes(`/${outOf}`))) return tokens;
  return tokens.map((token, index) => {
    if (isOutOf(tokens, index, outOf, chars)) return asSkipped(token);
    if (isOutOf(tokens, index + 1, outOf, chars) && followsName(tokens, index))
      return withLevels(token, levelsOf('break', meaningOf(token, 'number')?.value ?? 0, spec));
    const value = meaningOf(token, 'number')?.value ?? meaningOf(token, 'copies')?.count;
    if (value === undefined || !followsName(tokens, index) || isCounted(tokens[index + 1])) return token;
    const levels = new Map(nouns.flatMap((noun) => [...levelsOf(noun, value, spec)]));
    return withLevels(token, levels);
  });
}

function withLevels(token: Token, levels: ReadonlyMap<string, number>): Token {
  return levels.size === 0 ? token : { ...token, meanings: [{ kind: 'level', levels } satisfies Meaning] };
}

/** The number of limit breaks that items of a game have at most, or 0. */
function highestBreak({ kinds }: GameSpec): number {
  return Math.max(0, ...kinds.map((kind) => (kind.scale?.id.startsWith('limitBreak') ? topLevel(kind) - 1 : 0)));
}

/** In 速北黑3/4 the second number is the maximum. */
function isOutOf(tokens: readonly Token[], index: number, outOf: number, chars: string): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (before === undefined || outOf === 0 || meaningOf(token, 'number')?.value !== outOf) return false;
  return chars.slice(before.end, token?.start) === '/' && means(before, 'number');
}

function followsName(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined || isBreakingGap(tokens[index]?.gap) || tokens[index]?.gap === 'join') return false;
  return means(before, 'item') || means(before, 'filter');
}

function isCounted(next: Token | undefined): boolean {
  return next?.gap === 'none' && means(next, 'measure');
}
