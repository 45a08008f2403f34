import { type Choice, orderWants, type Query, type Range, type Want, wantKey } from '@/domain/query';
import { ambiguousWant } from '@/query-parser/result/ambiguousWant';
import type { ParsedText } from '@/query-parser/result/parsedText';

/** The conditions of a query, without its display options. */
export type Conditions = Pick<Query, 'text' | 'wants' | 'ranges' | 'choices'>;

/** Converts a parsed text to conditions. Unread words become text; the price is in the shop's currency. */
export function toConditions({ items, ranges, choices, price, unread, ambiguous }: ParsedText): Conditions {
  const allRanges = price === null ? ranges : [...ranges, { facet: 'price', range: price.range }];
  return {
    text: unread.map(({ text }) => text).join(' '),
    wants: orderWants([
      ...items.map(({ item, mode, level }): Want => ({ item, mode, level })),
      ...ambiguous.map(ambiguousWant),
    ]),
    ranges: Object.fromEntries(allRanges.map(({ facet, range }): [string, Range] => [facet, range])),
    choices: Object.fromEntries(choices.map(({ facet, not, values }): [string, Choice] => [facet, { not, values }])),
  };
}

/** Returns true if two sets of conditions are equal, in any order. */
export function sameConditions(a: Conditions, b: Conditions): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf({ text, wants, ranges, choices }: Conditions): string {
  const sorted = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record).sort(([x], [y]) => (x < y ? -1 : 1));
  const byItem = wants.map((want) => `${wantKey(want)} ${want.mode} ${want.level}`).sort();
  const byFacet = sorted(choices).map(([facet, choice]) => [
    facet,
    { ...(choice as Choice), values: [...(choice as Choice).values].sort() },
  ]);
  return JSON.stringify([text, byItem, sorted(ranges), byFacet]);
}
