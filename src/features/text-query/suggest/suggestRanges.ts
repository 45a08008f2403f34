import type { Range } from '@/domain/query';
import type { GameSpec } from '@/games/types';

/** A facet that a number may limit. */
export type RangeMatch = { readonly kind: 'range'; readonly facet: string; readonly range: Range };

/** One digit may still become any number, and what begins with a zero is a part of a code. */
const NUMBERS = /^([1-9]\d{1,7})(?:[-~–—到至]([1-9]\d{1,7}))?$/;
const MOST_RESOURCES = 2;

/** What a number that stands alone may limit, or two with a stroke between them: the price, and the resources that a game
 *  lists first. Which of them is meant only the buyer knows: the text itself stays unread. */
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
