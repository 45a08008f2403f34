import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';
import { parseAmount } from '@/query-parser/tokens/parseAmount';
import type { Bound } from './approximate';

/** Kinds of listings that cover several accounts. */
const BULK: ReadonlySet<string> = new Set(['multi', 'starter', 'stone']);

const MAX_STOCK = 9999;

/** Maximum number of words between the kind of listing and its bracket. */
const MAX_CHATTER = 3;

/** Matches how many accounts a listing has when no word names them: 多号现货共40个, 初始号 还有60, several in stock (9), 9 left.
 *  @param chars  the folded text */
export function readStock(tokens: readonly Token[], index: number, chars: string): Bound | null {
  const isLinked = isLink(tokens[index]) && !isBreakingGap(tokens[index + 1]?.gap);
  const amount = parseAmount(tokens, isLinked ? index + 1 : index);
  if (amount === null || amount.hasBound || !isCount(amount.min)) return null;
  const start = tokens[index]?.start ?? 0;
  const isTouching = tokens[index]?.gap === 'none' || tokens[index]?.gap === 'soft';
  const isMarked =
    tokens[index]?.followsColon === true ||
    chars.charAt(start - 1) === '(' ||
    (isTouching && means(tokens[amount.end], 'measure'));
  let before = index - 1;
  while (index - before <= MAX_CHATTER && means(tokens[before], 'skip')) before--;
  const isBeside = isMarked && meaningOf(tokens[before], 'option')?.facet === 'saleMode';
  const isRest = isLink(tokens[amount.end]) && !isBreakingGap(tokens[amount.end]?.gap);
  if ((!isLinked && !isBeside && !isRest) || !followsBulk(tokens, index)) return null;
  const measured = tokens[amount.end]?.gap === 'none' && means(tokens[amount.end], 'measure');
  const end = measured || isRest ? amount.end + 1 : amount.end;
  const { gap } = tokens[end] ?? {};
  if (gap === 'none' || (isRest && gap === 'soft')) return null;
  return { entity: { kind: 'range', facet: 'stock', range: { min: amount.min, max: null } }, end };
}

/** How far back the kind of listing is looked for; without it, long texts would take quadratic time. */
const MAX_LOOKBACK = 100;

function followsBulk(tokens: readonly Token[], index: number): boolean {
  for (let cursor = index - 1; cursor >= 0 && cursor >= index - MAX_LOOKBACK; cursor--)
    if (isBulk(tokens[cursor] as Token)) return true;
  return false;
}

function isLink(token: Token | undefined): boolean {
  return means(token, 'link');
}

function isCount(value: number | null): boolean {
  return value !== null && Number.isInteger(value) && value <= MAX_STOCK;
}

function isBulk(token: Token): boolean {
  const option = meaningOf(token, 'option');
  return (option?.facet === 'saleMode' || option?.facet === 'accountType') && option.values.some((id) => BULK.has(id));
}
