import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';
import { type AmountTarget, qualifiesName, targetOf } from './amountTarget';
import type { Bound } from './approximate';

const MAX_DISTANCE = 6;
/** Unread words between a name and its absence: 石头昨天刚抽完. */
const MAX_UNREAD_LENGTH = 4;

/** Matches a listing's statement that nothing is left: 石用完了, 呼符也是0, サポチケなし, 没有票, no tickets, and, target by target,
 *  石もチケットもゼロ. */
export function readAbsence(tokens: readonly Token[], index: number): Bound | null {
  return readDenied(tokens, index) ?? readSpent(tokens, index) ?? readUsedUp(tokens, index) ?? readGone(tokens, index);
}

/** Matches 石头昨晚手贱全部抽了，一颗没剩, where the next clause says it. */
function readGone(tokens: readonly Token[], index: number): Bound | null {
  const target = targetOf(tokens[index]);
  if (!canBeAbsent(target) || qualifiesName(tokens, index)) return null;
  let cursor = index + 1;
  while (cursor <= index + MAX_DISTANCE && tokens[cursor] !== undefined && !isBreakingGap(tokens[cursor]?.gap)) {
    if (tokens[cursor]?.meanings.some(({ kind }) => COUNTABLE.has(kind))) return null;
    cursor++;
  }
  const answer = tokens[cursor];
  const isNotOne = means(answer, 'zero') && means(answer, 'not');
  if (!isNotOne || answer?.gap !== 'break' || !endsStatement(tokens, cursor + 1, false)) return null;
  return { entity: { kind: 'range', facet: target.facet, range: { min: 0, max: 0 } }, end: index + 1 };
}

/** Kinds of words that an answer may be about instead. */
const COUNTABLE: ReadonlySet<string> = new Set(['number', 'resource', 'count', 'item', 'level']);

/** Matches spent all my quartz and 抽光了所有石头, where the name follows. */
function readSpent(tokens: readonly Token[], index: number): Bound | null {
  if (!means(tokens[index], 'zero') || targetOf(tokens[index - 1]) !== null) return null;
  let cursor = index + 1;
  while (isFunctionWord(tokens[cursor]) && !endsClause(tokens[cursor])) cursor++;
  const target = targetOf(tokens[cursor]);
  if (!canBeAbsent(target) || endsClause(tokens[cursor]) || !endsStatement(tokens, cursor + 1, false)) return null;
  return { entity: { kind: 'range', facet: target.facet, range: { min: 0, max: 0 } }, end: cursor + 1 };
}

function isFunctionWord(token: Token | undefined): boolean {
  return means(token, 'skip') || means(token, 'each');
}

function readUsedUp(tokens: readonly Token[], index: number): Bound | null {
  const target = targetOf(tokens[index]);
  if (!canBeAbsent(target) || qualifiesName(tokens, index)) return null;
  let hasFurther = false;
  for (let cursor = index + 1; cursor <= index + MAX_DISTANCE; cursor++) {
    const token = tokens[cursor];
    if (token === undefined || isBreakingGap(token.gap)) return null;
    // 33 limited students | 0 pyroxene
    if (token.gap === 'or' && meaningOf(token, 'number')?.value === 0 && targetOf(tokens[cursor + 1]) !== null)
      return null;
    // 基本没了只剩40
    if (means(token, 'zero') && hasRest(tokens, cursor + 1)) return null;
    if (isNone(token) || (isDenial(token) && endsStatement(tokens, cursor + 1, isSuffixOnly(token))))
      return {
        entity: { kind: 'range', facet: target.facet, range: { min: 0, max: 0 } },
        end: hasFurther ? index + 1 : skipZero(tokens, cursor + 1),
      };
    // 段位钻石 UR点花光
    if (targetOf(token) !== null && means(tokens[index], 'option')) return null;
    if (targetOf(token) !== null) hasFurther = true;
    else if (!mayStandBetween(token)) return null;
  }
  return null;
}

/** Returns true if an amount other than 0 touches a word for absence. */
function hasRest(tokens: readonly Token[], index: number): boolean {
  let cursor = index;
  while (tokens[cursor]?.gap === 'none' && (targetOf(tokens[cursor])?.facet === 'stock' || isLink(tokens[cursor])))
    cursor++;
  // spent down to 480
  const isReduced = means(tokens[cursor], 'to') || means(tokens[cursor + 1], 'to');
  if (isReduced) while (cursor < index + 3 && !means(tokens[cursor], 'number')) cursor++;
  return (isReduced || tokens[cursor]?.gap === 'none') && (meaningOf(tokens[cursor], 'number')?.value ?? 0) > 0;
}

/** no SQ left, but not 金币没数 */
function canEnd(token: Token | undefined): boolean {
  return means(token, 'skip') || (means(token, 'link') && token?.gap === 'soft');
}

function isLink(token: Token | undefined): boolean {
  return means(token, 'link') || means(token, 'skip');
}

/** Matches 没有票 and no tickets, where nothing else follows. */
function readDenied(tokens: readonly Token[], index: number): Bound | null {
  const target = targetOf(tokens[index + 1]);
  const denies = tokens[index]?.meanings.some((one) => one.kind === 'not' && one.side !== 'after') === true;
  const isInside = tokens[index]?.gap === 'none' || isBreakingGap(tokens[index + 1]?.gap);
  if (!denies || isInside || !canBeAbsent(target)) return null;
  const end = isNone(tokens[index + 2]) ? index + 3 : index + 2;
  if (!endsStatement(tokens, end, false)) return null;
  return { entity: { kind: 'range', facet: target.facet, range: { min: 0, max: 0 } }, end };
}

/** Numbered worlds are never absent, and 没抽 is not about pulls. */
function canBeAbsent(target: AmountTarget | null): target is AmountTarget {
  return target !== null && !target.identity && target.factor === 1 && target.facet !== 'stock';
}

/** 用完了, ゼロ, and the number 0. */
function isNone(token: Token | undefined): boolean {
  return means(token, 'zero') || meaningOf(token, 'number')?.value === 0;
}

/** Absence is often stated twice: 用完了0张, 清空了一个不剩, すべて使用済みで0. */
function skipZero(tokens: readonly Token[], index: number): number {
  let cursor = index;
  while (means(tokens[cursor], 'skip') && !endsClause(tokens[cursor])) cursor++;
  if (!isNone(tokens[cursor]) || isBreakingGap(tokens[cursor]?.gap)) return index;
  const measured = tokens[cursor + 1]?.gap === 'none' && means(tokens[cursor + 1], 'measure');
  return measured ? cursor + 2 : cursor + 1;
}

function mayStandBetween(token: Token): boolean {
  if (token.meanings.length === 0) return token.gap === 'none' && token.end - token.start <= MAX_UNREAD_LENGTH;
  return token.meanings.some(({ kind }) => BETWEEN.has(kind));
}

const BETWEEN: ReadonlySet<string> = new Set(['skip', 'and', 'each', 'link', 'about']);

/** 石头：无 has a word that otherwise precedes what it denies. */
function isDenial(token: Token): boolean {
  return token.meanings.some((one) => one.kind === 'not' && (one.side !== 'before' || token.followsColon));
}

/** なし ends its statement, unlike 没, which may begin the next one: 三星没二星. */
function isSuffixOnly(token: Token): boolean {
  return token.meanings.every((one) => one.kind !== 'not' || one.side === 'after');
}

/** Returns true if nothing but particles precede the end of the clause or, after a suffix, the next resource or a space: 没有石头了, 石なし呼符なし. */
function endsStatement(tokens: readonly Token[], index: number, isSuffix: boolean): boolean {
  let cursor = index;
  while (canEnd(tokens[cursor]) && !endsClause(tokens[cursor])) cursor++;
  return (
    endsClause(tokens[cursor]) || (isSuffix && (tokens[cursor]?.gap === 'soft' || targetOf(tokens[cursor]) !== null))
  );
}

function endsClause(token: Token | undefined): boolean {
  return token === undefined || isBreakingGap(token.gap) || token.gap === 'join' || token.gap === 'or';
}
