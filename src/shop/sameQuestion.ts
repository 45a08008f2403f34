import type { Query } from '@/domain/query';

/** True if both queries ask for the same offers in the same order, however many of them are shown. */
export function sameConditions(a: Query, b: Query): boolean {
  return a === b || conditionsOf(a) === conditionsOf(b);
}

/** True if both queries have the same answer: an open detail, the view and foreign parameters do not matter to it. */
export function sameQuestion(a: Query, b: Query): boolean {
  return a.shown === b.shown && sameConditions(a, b);
}

function conditionsOf({ text, wants, ranges, choices, sort }: Query): string {
  return JSON.stringify([text.trim(), wants, ranges, choices, sort]);
}
