import { WORD_FOR_OTHERS } from '@/query-parser/levels/nameLists';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { isBreakingGap, means, type Token } from '@/query-parser/text/token';
import { isFiller, targetOf } from './amountTarget';
import type { Bound } from './approximate';

/** Words before an amount that somebody lost: 上次歪了我三百抽, 被骗了500块. */
const SPENT =
  /(?:歪|沉|砸|氪|烧|搭|亏|骗|坑|赔)(?:进去)?[了过](?:[我他她]|老子)?(?:整整|快|将近|足足|大概|差不多)?$|(?:[再多就我]|愿意|可以)加$|\b(?:spent|wasted|burned|blew|lost) (?:about |over |like )?$/;
/** Words after an amount that is not enough, or that somebody pulled: 50連分くらいじゃ足りない, 500不够, 十连出了, 200抽没出. */
const INSUFFICIENT =
  /^(?:ジャ|デハ|ダト|ダケジャ)(?:モウ)?足リ[ナマ]|^(?:还|都|也|是)?(?:不够|没出|[全白]?[沉歪]了)|^[没就]?出[了的过]|^ (?:is|are)(?: not|n't) enough/;
const MAX_LENGTH = 12;

/** Returns the index after an amount that is no condition, because it is zero, was spent or is said not to be enough, or null.
 *  @param bound  what was read at the index */
export function endOfUncounted(
  tokens: readonly Token[],
  index: number,
  bound: Bound,
  mode: ParseMode,
  chars: string,
): number | null {
  const { end } = bound;
  if (mode === 'query' && isNothing(bound, tokens.slice(index, end))) return end;
  const isSpent = mode === 'query' && SPENT.test(chars.slice(0, tokens[index]?.start).slice(-MAX_LENGTH));
  const last = tokens[end - 1]?.end ?? 0;
  if (!isSpent) return INSUFFICIENT.test(chars.slice(last, last + MAX_LENGTH)) ? end : null;
  // 沉了六百石一个没有 refuses nothing.
  let after = end;
  while (tokens[after]?.gap === 'none' && !means(tokens[after], 'item')) after++;
  return after;
}

/** 石0でいい asks for nothing, unlike 石≥0. */
function isNothing({ entity }: Bound, tokens: readonly Token[]): boolean {
  const isZero = entity.kind === 'range' && entity.range.min === 0 && entity.range.max === null;
  return isZero && tokens.every((token) => !means(token, 'least'));
}

/** Matches a resource that the wish does not depend on: 石头不需要, 确定券无所谓. */
export function readIrrelevant(tokens: readonly Token[], index: number, mode: ParseMode, chars: string): number | null {
  // シロナの星2もなくても可 is about a name.
  // 大师最好，钻石也行 is about a league.
  if (targetOf(tokens[index]) === null || means(tokens[index], 'filter') || means(tokens[index], 'option')) return null;
  let first = index + 1;
  while (isFiller(tokens[first]) && !isIrrelevance(tokens[first]) && !means(tokens[first], 'nice')) first++;
  // 速北黑满破 别的随缘
  if (WORD_FOR_OTHERS.test(chars.slice(tokens[first - 1]?.start, tokens[first - 1]?.end))) return null;
  let end = first;
  while (isIrrelevance(tokens[end]) && !isBreakingGap(tokens[end]?.gap)) end++;
  // 券无所谓一百八以内
  const isNext = mode === 'query' && means(tokens[end], 'number');
  const isSeparate = tokens[end]?.gap !== 'none' || isNext;
  return end > first && isSeparate ? end : null;
}

function isIrrelevance(token: Token | undefined): boolean {
  return means(token, 'ignored') || means(token, 'optional');
}
