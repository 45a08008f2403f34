import { isBreakingGap, meaningOf, type Token } from '@/query-parser/text/token';
import { parseAmount } from '@/query-parser/tokens/parseAmount';
import type { Bound } from './approximate';

/** Kinds of listings that cover several accounts. */
const BULK: ReadonlySet<string> = new Set(['multi', 'starter', 'stone']);

const MAX_STOCK = 9999;

/** Matches how many accounts a listing has when no word names them: 多号现货共40个, 初始号 还有60. */
export function readStock(tokens: readonly Token[], index: number): Bound | null {
  if (meaningOf(tokens[index], 'link') === undefined || isBreakingGap(tokens[index + 1]?.gap)) return null;
  const amount = parseAmount(tokens, index + 1);
  if (amount === null || amount.hasBound || !isCount(amount.min) || !tokens.slice(0, index).some(isBulk)) return null;
  const measured = tokens[amount.end]?.gap === 'none' && meaningOf(tokens[amount.end], 'measure') !== undefined;
  const end = measured ? amount.end + 1 : amount.end;
  if ((tokens[end]?.gap ?? 'stop') === 'none') return null;
  return { entity: { kind: 'range', facet: 'stock', range: { min: amount.min, max: null } }, end };
}

function isCount(value: number | null): boolean {
  return value !== null && Number.isInteger(value) && value <= MAX_STOCK;
}

function isBulk(token: Token): boolean {
  const option = meaningOf(token, 'option');
  return (option?.facet === 'saleMode' || option?.facet === 'accountType') && option.values.some((id) => BULK.has(id));
}
