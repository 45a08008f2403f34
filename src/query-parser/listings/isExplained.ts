import { means, type Token } from '@/query-parser/text/token';
import type { Amount } from '@/query-parser/tokens/parseAmount';

/** Returns true for the number that a listing gives after a remark: 石头三位数都没有，就87个; ダイヤは3桁しかないです(740). */
export function isExplained(tokens: readonly Token[], index: number, amount: Amount, chars: string): boolean {
  const start = tokens[index]?.start ?? 0;
  const measured = tokens[amount.end]?.gap === 'none' && means(tokens[amount.end], 'measure');
  const isMarked =
    chars.charAt(start - 1) === '(' || /[就才有剩约概]$|看看.{0,2}$/.test(chars.slice(Math.max(0, start - 4), start));
  const next = tokens[measured ? amount.end + 1 : amount.end];
  return isMarked && (next === undefined || next.gap !== 'none');
}
