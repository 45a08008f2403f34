import { WORD_FOR_OTHERS } from '@/query-parser/levels/nameLists';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { isLatin } from '@/query-parser/text/charKinds';
import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import {
  asSkipped,
  isBreakingGap,
  isMoney,
  meaningOf,
  means,
  startsClause,
  type Token,
} from '@/query-parser/text/token';
import { MAX_COPIES } from '@/query-parser/tokens/joinCounts';
import { type Amount, beginsAmount, parseAmount } from '@/query-parser/tokens/parseAmount';
import { type AmountTarget, isFiller, isParticle, qualifiesName, targetOf } from './amountTarget';
import { type Bound, widenApproximate } from './approximate';
import type { isDenied } from './isDenied';
import { isReached } from './isReached';
import type { openTarget } from './openTarget';
import type { readAbsence } from './readAbsence';
import { readDistantAmount } from './readDistantAmount';
import { DIGITS, type LooseAmountRules, readLooseAmount } from './readLooseAmount';
import { readBarePrice, readPrice } from './readPrice';
import type { readStock } from './readStock';
import { readSuffix } from './readSuffix';
import { isRoundUnit, withFurtherPulls } from './readWorth';
import { limitRefused } from './refusedPrice';
import type { reviseAmount, skipFormerAmount } from './reviseAmount';
import { shareAmount } from './shareAmount';
import { endOfUncounted, readIrrelevant } from './uncountedAmounts';

/** Rules that only listings need. A page that parses wishes does not load them. */
type AmountRules = LooseAmountRules & {
  readonly isDenied: typeof isDenied;
  readonly openTarget: typeof openTarget;
  readonly readAbsence: typeof readAbsence;
  readonly readStock: typeof readStock;
  readonly reviseAmount: typeof reviseAmount;
  readonly skipFormerAmount: typeof skipFormerAmount;
};

/** Joins numbers with the things they count and with prices. Every other token becomes a part of its own.
 *  @param chars  the folded text
 *  @param rules  for listings, if they are loaded */
export function bindAmounts(
  tokens: readonly Token[],
  mode: ParseMode,
  chars: string,
  rules: AmountRules | null,
): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (let index = 0; index < tokens.length; ) {
    const irrelevant =
      readIrrelevant(tokens, index, mode, chars) ?? rules?.skipFormerAmount(tokens, index, parts, chars) ?? null;
    if (irrelevant !== null) {
      for (const token of tokens.slice(index, irrelevant)) parts.push(makeTextPart([asSkipped(token)], null));
      index = irrelevant;
      continue;
    }
    const exact =
      readField(tokens, index) ??
      rules?.reviseAmount(tokens, index, parts, chars) ??
      readPrice(tokens, index, mode, chars) ??
      rules?.readAbsence(tokens, index) ??
      readTargetFirst(tokens, index, rules, chars) ??
      readAmountFirst(tokens, index, rules, chars) ??
      rules?.readStock(tokens, index, chars) ??
      readLooseAmount(tokens, index, parts, mode, chars, rules) ??
      readBarePrice(tokens, index, mode, chars);
    const bound =
      exact === null || mode === 'offer'
        ? exact
        : limitRefused(tokens, withReached(widenApproximate(tokens, index, exact), tokens, chars), mode, chars);
    const end = bound?.end ?? index + 1;
    const uncounted = bound === null ? null : endOfUncounted(tokens, index, bound, mode, chars);
    if (uncounted !== null) {
      for (const token of tokens.slice(index, uncounted)) parts.push(makeTextPart([asSkipped(token)], null));
      index = uncounted;
      continue;
    }
    if (bound !== null) shareAmount(parts, tokens.slice(index, end), bound);
    parts.push(makeTextPart(tokens.slice(index, end), bound?.entity ?? null));
    index = end;
  }
  return parts;
}

/** 33章まで進んでる is a lower limit. */
function withReached(bound: Bound, tokens: readonly Token[], chars: string): Bound {
  const { entity, end } = bound;
  if (entity.kind !== 'range' || entity.range.min !== null || !isReached(tokens[end - 1], chars)) return bound;
  return { entity: { ...entity, range: { min: entity.range.max, max: null } }, end };
}

function isImplausible({ min, hasBound }: Amount, { max }: AmountTarget): boolean {
  return !hasBound && (min ?? 0) > max;
}

function readField(tokens: readonly Token[], index: number): Bound | null {
  const quoted = meaningOf(tokens[index], 'quoted');
  if (quoted === undefined || quoted.field !== 'text') return null;
  return { entity: { kind: 'text', text: quoted.text, valueRange: quoted.valueRange }, end: index + 1 };
}

/** Matches 石头800, 石：800+, Lv130, 5星×12, 票还有210张. */
function readTargetFirst(
  tokens: readonly Token[],
  index: number,
  rules: AmountRules | null,
  chars: string,
): Bound | null {
  const target = rules?.openTarget(tokens, index, chars) ?? targetOf(tokens[index]);
  if (target === null || qualifiesName(tokens, index) || isLevelledName(tokens, index)) return null;
  // 抽了八十发, 抽得只剩160
  if (target.factor !== 1 && /[了得只]/.test(chars.charAt(tokens[index]?.end ?? 0))) return null;
  let cursor = index + 1;
  while (isFiller(tokens[cursor]) || isRest(tokens[cursor])) cursor++;
  const { gap, start } = tokens[cursor] ?? {};
  // In 轮椅三星 / 140 the slash begins another field.
  if (gap === 'or' && chars[(start ?? 0) - 1] === ' ') return null;
  const isContinued = isOnNextLine(tokens, index, cursor) || isAnswered(tokens, index, cursor, chars);
  if (gap === 'join' || (isBreakingGap(gap) && !isContinued)) return null;
  const amount =
    parseAmount(tokens, cursor, isTarget(target.facet)) ??
    (target.factor === 1 && !target.identity && target.facet !== 'stock'
      ? readDistantAmount(tokens, index + 1, target)
      : null);
  if (amount === null || isImplausible(amount, target) || isSum(tokens[amount.end])) return null;
  // W70以后的新区 100内: a world is no limit.
  if (target.identity && amount.min === null && gap === 'soft') return null;
  const rest = chars.slice(tokens[amount.end - 1]?.end, (tokens[amount.end - 1]?.end ?? 0) + MAX_REST_LENGTH);
  // crowns: 2x Nihilego
  if (DIGITS.test(rest) || isCountOfName(tokens, amount.end, chars)) return null;
  if (amount.min === 1 && rules?.isDenied(rest))
    return { entity: rangeEntity(target, { ...amount, min: 0 }), end: amount.end };
  if (isRoundUnit(tokens[amount.end], target)) return { entity: rangeEntity(target, amount), end: amount.end + 1 };
  if (belongsToNext(tokens, cursor, amount)) return null;
  // 剩0 is about something used up, 残り3人は2凸 about names: neither counts accounts.
  if (target.facet === 'stock' && rules !== null && (amount.min === 0 || rest[0] === '人')) return null;
  let end = amount.end;
  const last = tokens[end];
  const hasOwnAmount = !isBreakingGap(tokens[end + 1]?.gap) && parseAmount(tokens, end + 1) !== null;
  const repeats = targetOf(last)?.facet === target.facet && !hasOwnAmount;
  const isTouching = last?.gap === 'none';
  // VIP十级 counts levels, whatever else 级 may count.
  const isStep = isTouching && last.end - last.start === 1 && means(last, 'count') && !hasOwnAmount;
  if (isStep || (isTouching && means(last, 'measure')) || (repeats && (isTouching || last?.gap === 'soft'))) end++;
  const after = end > amount.end ? readSuffix(tokens, end, amount) : { amount, end };
  return { entity: rangeEntity(target, after.amount), end: after.end };
}

/** URs: 1 Dragoon, 2x Zeus */
function isCountOfName(tokens: readonly Token[], index: number, chars: string): boolean {
  const [times, name] = tokens.slice(index, index + 2);
  const isNamed = times?.gap === 'soft' && chars[times.start - 1] === ' ' && means(times, 'item');
  if (isNamed && (meaningOf(tokens[index - 1], 'number')?.value ?? Number.POSITIVE_INFINITY) <= MAX_COPIES) return true;
  return means(times, 'times') && times?.gap === 'none' && means(name, 'item');
}

/** お金は5万円まで is a price; 块 also is a measure word. */
function isSum(token: Token | undefined): boolean {
  return token?.gap === 'none' && isMoney(token) && !means(token, 'measure');
}

/** 满破宝石1张 is a card, not an amount of stones. */
function isLevelledName(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (!means(token, 'item') || token?.gap !== 'none') return false;
  return means(before, 'level') && before?.gap !== 'none';
}

const MAX_REST_LENGTH = 12;

/** Accepts the words of one facet inside a range: W30-W40, 30区到40区. */
function isTarget(facet: string | undefined): (token: Token | undefined) => boolean {
  return (token) => facet !== undefined && token?.gap === 'none' && targetOf(token)?.facet === facet;
}

/** A resource may be on one line and its amount alone on the next: 【石】⏎12,000. */
function isOnNextLine(tokens: readonly Token[], index: number, cursor: number): boolean {
  const end = parseAmount(tokens, cursor)?.end;
  const isAlone = end !== undefined && startsClause(tokens[end]);
  return isAlone && cursor === index + 1 && isBreakingGap(tokens[index]?.gap) && tokens[cursor]?.gap === 'break';
}

/** pyro? 200. */
function isAnswered(tokens: readonly Token[], index: number, cursor: number, chars: string): boolean {
  const isQuestion = cursor === index + 1 && /^ ?\? ?$/.test(chars.slice(tokens[index]?.end, tokens[cursor]?.start));
  return isQuestion && startsClause(tokens[cursor + 1]);
}

/** In 石 30符 the number touches the following word and belongs to it. */
function belongsToNext(tokens: readonly Token[], index: number, amount: Amount): boolean {
  const cursor = skipMeasure(tokens, amount.end);
  const next = tokens[cursor];
  // In 石头够200抽 and jewels for 600 pulls the number counts pulls.
  if ((next?.gap === 'none' || next?.gap === 'soft') && means(next, 'worth')) return true;
  // 剩2张票
  const isLeft = meaningOf(tokens[index - 1], 'count')?.id === 'stock';
  if ((tokens[index]?.gap === 'none' && !isLeft) || next === undefined || next.gap !== 'none') return false;
  if (isMoney(next)) return true;
  return targetOf(next) !== null && parseAmount(tokens, cursor + 1) === null;
}

/** Matches 800石, 12个5星, 30 呼符, 300抽. */
function readAmountFirst(
  tokens: readonly Token[],
  index: number,
  rules: AmountRules | null,
  chars: string,
): Bound | null {
  if (!beginsAmount(tokens[index])) return null;
  const amount = parseAmount(tokens, index, isTarget(targetOf(tokens[index + 1])?.facet));
  if (amount === null) return null;
  const cursor = skipMeasure(tokens, amount.end);
  const token = tokens[cursor];
  const target = targetOf(token);
  if (token === undefined || target === null || isBreakingGap(token.gap) || token.gap === 'join') return null;
  // A 2枚／王冠合計10枚, 12 royal URs | 2.4k UR points
  if (token.gap === 'or' && readTargetFirst(tokens, cursor, null, chars) !== null) return null;
  if (isImplausible(amount, target)) return null;
  // In 另外两个三星就行 the number counts names, in 差一张满破 what is missing.
  if (OTHERS.test(chars.slice(0, tokens[index]?.start).slice(-MAX_REST_LENGTH))) return null;
  // In 灰流丽×3 皇闪 and 灰流丽2张 卡盒 the number belongs to the preceding name.
  const [before] = tokens.slice(Math.max(0, index - 1), index);
  const isCounted = means(before, 'times') || means(before, 'item');
  if (token.gap !== 'none' && tokens[index]?.gap === 'none' && isCounted) return null;
  // 冰燃、超燃各3 宝石2000
  if (token.gap === 'soft' && tokens[index]?.gap === 'none' && means(before, 'each')) return null;
  // 超梦ex 2张 皇冠卡共5张 二星卡27张
  const isMeasured = cursor > amount.end && token.gap === 'soft';
  const isOfName = isMeasured && means(before, 'item');
  if (isOfName && readTargetFirst(tokens, cursor, null, chars) !== null) return null;
  // In 3张5星梅林 and `one immersive Lugia ex` the rarity belongs to the name.
  const next = tokens[cursor + 1];
  const isJoined = next?.gap === 'none' || (next?.gap === 'soft' && isLatin(chars.charCodeAt(token.start)));
  if (means(token, 'filter') && isJoined && !next?.followsColon && means(next, 'item')) return null;
  // 另外两个三星就行
  if (means(token, 'filter') && WORD_FOR_OTHERS.test(chars.slice(before?.start, token.start))) return null;
  // In 37只 (limited 20) the bracket has an amount of its own.
  const isBracketed = chars.slice(tokens[cursor - 1]?.end, token.start).includes('(') && next?.gap === 'soft';
  const startsNextAmount = (next?.gap === 'none' || isBracketed) && parseAmount(tokens, cursor + 1) !== null;
  if (startsNextAmount && token.gap !== 'none') return null;
  // In 600吧 呼符没有了 the name is said to be absent.
  if (token.gap === 'soft' && (rules?.readAbsence(tokens, cursor)?.end ?? 0) > cursor + 1) return null;
  const after = readSuffix(tokens, cursor + 1, amount);
  return withFurtherPulls(tokens, { entity: rangeEntity(target, after.amount), end: after.end }, target);
}

/** Words for the rest of the names before them. */
const OTHERS = /(?:另外|其[他它余]|剩下|[他差]|残リ|other )的?$/;

/** Numbered names such as World 30 match only themselves. */
function rangeEntity({ facet, factor, identity, max: limit }: AmountTarget, amount: Amount): Bound['entity'] {
  const { min, hasBound, isExclusive } = amount;
  // Levels and counts are whole numbers: below 120 is up to 119.
  const isBelow = isExclusive === true && Number.isFinite(limit);
  const max = isBelow && amount.max !== null ? amount.max - 1 : amount.max;
  const by = (value: number | null) => (value === null ? null : Math.round(value * factor));
  const upper = identity && !hasBound ? min : max;
  return { kind: 'range', facet, range: { min: by(min), max: by(upper) } };
}

/** 石头剩600 is about the stones that are left, not the accounts. */
function isRest(token: Token | undefined): boolean {
  return (token?.gap === 'none' || token?.gap === 'soft') && meaningOf(token, 'count')?.id === 'stock';
}

/** Skips a measure word and one particle (12个的5星, 300左右的石头) or a link (38 of them limited). In 1枚でも完凸 the number counts something else. */
function skipMeasure(tokens: readonly Token[], index: number): number {
  let cursor = index;
  while (isTouchingWord(tokens[cursor]) && isMeasure(tokens[cursor])) cursor++;
  // 2x tickets
  if (isTouchingWord(tokens[cursor]) && means(tokens[cursor], 'times') && targetOf(tokens[cursor + 1]))
    return cursor + 1;
  if (tokens[cursor]?.gap === 'soft' && means(tokens[cursor], 'link')) return cursor + 1;
  if (isTouchingWord(tokens[cursor]) && isParticle(tokens[cursor])) cursor++;
  return cursor;
}

function isMeasure(token: Token | undefined): boolean {
  return means(token, 'measure') || means(token, 'about');
}

function isTouchingWord(token: Token | undefined): boolean {
  return token?.gap === 'none' && targetOf(token) === null;
}
