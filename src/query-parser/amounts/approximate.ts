import type { Entity } from '@/query-parser/text/textPart';
import { isBreakingGap, type MeaningKind, means, type Token } from '@/query-parser/text/token';

/** How far an approximate number may be off. */
const TOLERANCE = 0.2;

/** Tokens from `index` to `end` that form an entity. */
export type Bound = { readonly entity: Entity; readonly end: number };

/** Widens a number beside 左右, 大概 or about to a range: 200块左右 is 160 to 240. A stated bound stays: 大概800以上. */
export function widenApproximate(tokens: readonly Token[], index: number, bound: Bound): Bound {
  const { entity, end } = bound;
  if (entity.kind !== 'range' && entity.kind !== 'price') return bound;
  if (tokens.slice(index, end).some(isBoundWord)) return bound;
  const isBefore = isAbout(tokens[index - 1]) && !isBreakingGap(tokens[index]?.gap);
  const after = isAbout(tokens[end]) && !isBreakingGap(tokens[end]?.gap) ? 1 : 0;
  const inside = tokens.slice(index, end).some(isAbout);
  const { min, max } = entity.range;
  const value = min ?? max;
  const isRange = min !== null && max !== null && min !== max;
  // 2万円くらいまで is a bound after all.
  if (value === null || isRange || !(isBefore || inside || after > 0) || isBoundWord(tokens[end + after])) return bound;
  return { entity: { ...entity, range: approximate(value) }, end: end + after };
}

/** Returns the range of an approximate number. */
export function approximate(value: number): { readonly min: number; readonly max: number } {
  return { min: Math.round(value * (1 - TOLERANCE)), max: Math.round(value * (1 + TOLERANCE)) };
}

/** Returns true for 左右, about. */
export function isAbout(token: Token | undefined): boolean {
  return means(token, 'about');
}

const BOUNDS: readonly MeaningKind[] = ['least', 'most', 'to'];

function isBoundWord(token: Token | undefined): boolean {
  return token !== undefined && !isAbout(token) && token.meanings.some(({ kind }) => BOUNDS.includes(kind));
}
