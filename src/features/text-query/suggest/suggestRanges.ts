import type { Range } from '@/domain/query';
import type { GameSpec } from '@/games/types';

/** A range for a number. */
export type RangeMatch = { readonly kind: 'range'; readonly facet: string; readonly range: Range };

/** A single digit may still become any number, and a leading zero belongs to a code. */
const NUMBERS = /^([1-9]\d{1,7})(?:[-~–—到至]([1-9]\d{1,7}))?$/;
const MOST_RESOURCES = 2;

/** Suggests ranges for a number, or for two numbers with a dash: of the price, and of the resources that the game lists first.
 *  Only the buyer knows which one is meant, so the number itself is not parsed as a condition. */
export function suggestRanges(spec: GameSpec, word: string): readonly RangeMatch[] {
  const [, first, second] = NUMBERS.exec(word.normalize('NFKC')) ?? [];
  if (first === undefined) return [];
  const given = [Number(first), Number(second ?? first)];
  const both = { min: Math.min(...given), max: Math.max(...given) };
  const isOne = second === undefined;
  const price: Range = isOne ? { ...both, min: null } : both;
  const amount: Range = isOne ? { ...both, max: null } : both;
  const resources = spec.resources.slice(0, MOST_RESOURCES);
  return [
    { kind: 'range', facet: 'price', range: price },
    ...resources.map(({ id }): RangeMatch => ({ kind: 'range', facet: id, range: amount })),
  ];
}
