import type { Choice, Query, Range, Want } from './query';
import { PAGE_SIZE, replaceWant, setChoice, setRange, wantKey } from './query';

/** An applied condition, shown as a chip. */
export type Chip =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'want'; readonly want: Want }
  | { readonly kind: 'range'; readonly facet: string; readonly range: Range }
  | { readonly kind: 'choice'; readonly facet: string; readonly choice: Choice };

/** Lists the applied conditions in one fixed order: wants, ranges, choices, text.
 *  `SearchResponse.withoutChip` has its totals in the same order. */
export function chipsOf(query: Query): readonly Chip[] {
  const chips: Chip[] = query.wants.map((want) => ({ kind: 'want', want }));
  for (const [facet, range] of Object.entries(query.ranges).sort(byKey)) chips.push({ kind: 'range', facet, range });
  for (const [facet, choice] of Object.entries(query.choices).sort(byKey))
    chips.push({ kind: 'choice', facet, choice });
  if (query.text.trim() !== '') chips.push({ kind: 'text', text: query.text });
  return chips;
}

/** Returns the query without one of its chips. */
export function withoutChip(query: Query, chip: Chip): Query {
  switch (chip.kind) {
    case 'text':
      return { ...query, text: '', shown: PAGE_SIZE };
    case 'want':
      return replaceWant(query, wantKey(chip.want), null);
    case 'range':
      return setRange(query, chip.facet, null);
    case 'choice':
      return setChoice(query, chip.facet, null);
  }
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
