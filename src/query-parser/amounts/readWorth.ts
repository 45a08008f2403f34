import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';
import { parseAmount } from '@/query-parser/tokens/parseAmount';
import type { AmountTarget } from './amountTarget';
import type { Bound } from './approximate';

/** Adds what follows an amount in pulls or pity rounds and belongs to it: 一井零五十抽 and 两井零三千 are sums, 200連×2 a product. */
export function withFurtherPulls(tokens: readonly Token[], { entity, end }: Bound, target: AmountTarget): Bound {
  const { min, max } = entity.kind === 'range' ? entity.range : { min: null, max: null };
  if (target.factor === 1 || entity.kind !== 'range' || min === null || max !== null) return { entity, end };
  const isProduct = means(tokens[end], 'times') && !isBreakingGap(tokens[end]?.gap);
  const amount = isProduct || tokens[end]?.gap === 'none' ? parseAmount(tokens, isProduct ? end + 1 : end) : null;
  if (amount === null || amount.hasBound || amount.min === null || tokens[end]?.gap === 'soft') return { entity, end };
  if (isProduct) return { entity: { ...entity, range: { min: min * amount.min, max } }, end: amount.end };
  const worth = tokens[amount.end]?.gap === 'none' ? meaningOf(tokens[amount.end], 'worth') : undefined;
  // 两井零三千 adds units.
  if (worth === undefined && amount.min >= MIN_REST && amount.min < target.factor)
    return { entity: { ...entity, range: { min: min + amount.min, max } }, end: amount.end };
  if (worth?.resource !== target.facet) return { entity, end };
  return { entity: { ...entity, range: { min: min + amount.min * worth.amount, max } }, end: amount.end + 1 };
}

/** Smaller numbers count pulls. */
const MIN_REST = 300;

/** Returns true for the unit of a counted pity round: 天井5回分. */
export function isRoundUnit(token: Token | undefined, target: AmountTarget): boolean {
  const worth = token?.gap === 'none' ? meaningOf(token, 'worth') : undefined;
  return worth !== undefined && worth.resource === target.facet && worth.amount < target.factor;
}
