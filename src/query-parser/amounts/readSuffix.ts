import { isBreakingGap, means, type Token } from '@/query-parser/text/token';
import { type Amount, excludesLimit } from '@/query-parser/tokens/parseAmount';

/** Matches a bound after the counted word: 800石以上. */
export function readSuffix(
  tokens: readonly Token[],
  index: number,
  amount: Amount,
): { readonly amount: Amount; readonly end: number } {
  const token = tokens[index];
  if (amount.hasBound || token === undefined || isBreakingGap(token.gap) || amount.min === null)
    return { amount, end: index };
  if (token.gap === 'none' || token.end - token.start > 1) {
    const least = token.meanings.some((one) => one.kind === 'least' && one.side !== 'before');
    const most = token.meanings.some((one) => one.kind === 'most' && one.side !== 'before');
    // In 800石+呼符30 the plus sign joins; 800石+ alone is a bound.
    const joins = means(token, 'and') && tokens[index + 1]?.gap === 'none';
    if (least && !joins) return { amount: { ...amount, hasBound: true }, end: index + 1 };
    if (most) {
      const isExclusive = excludesLimit(token);
      return { amount: { min: null, max: amount.min, hasBound: true, isExclusive, end: index + 1 }, end: index + 1 };
    }
  }
  return { amount, end: index };
}
