import type { Range } from '@/domain/query';
import type { GameSpec } from '@/games/types';

/** A suggested range. */
export type RangeMatch = { readonly kind: 'range'; readonly facet: string; readonly range: Range };

/** Excludes single digits, which may still become any number, and numbers with a leading zero, which are codes. */
const NUMBER_OR_RANGE = /^([1-9]\d{1,7})(?:[-~–—到至]([1-9]\d{1,7}))?$/;
const MAX_RESOURCES = 2;

/** Suggests ranges of the price and of the game's first resources for a number, or for two numbers with a dash. The number alone
 *  is ambiguous, so it is not parsed as a condition. */
export function suggestRanges(spec: GameSpec, word: string): readonly RangeMatch[] {
  const [, first, second] = NUMBER_OR_RANGE.exec(word.normalize('NFKC')) ?? [];
  if (first === undefined) return [];
  const numbers = [Number(first), Number(second ?? first)];
  const both = { min: Math.min(...numbers), max: Math.max(...numbers) };
  const isSingle = second === undefined;
  const price: Range = isSingle ? { ...both, min: null } : both;
  const amount: Range = isSingle ? { ...both, max: null } : both;
  const resources = spec.resources.slice(0, MAX_RESOURCES);
  return [
    { kind: 'range', facet: 'price', range: price },
    ...resources.map(({ id }): RangeMatch => ({ kind: 'range', facet: id, range: amount })),
  ];
}
