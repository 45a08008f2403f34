import type { FacetCounts, SearchResponse } from '@/domain/searchResponse';
import type { Asking } from './asking';
import { STATUS } from './conditions';
import type { Count, CountedPart } from './counts';
import { LIVE_STATUSES } from './liveRows';
import type { NumberColumn } from './numberColumn';
import type { ChoiceColumn } from './shopRows';

/** Counts each value of each choice facet, the facet's own choice left out. */
export function countChoices({ shop, live }: Asking): CountedPart<FacetCounts['choices']> {
  const facets = [...shop.choices]
    .filter(([, { values }]) => values.length > 0)
    .map(([facet, column]) => [facet, countValues(`choice:${facet}`, column)] as const);
  const ofStatus = Object.fromEntries(LIVE_STATUSES.map((status) => [status, 0]));
  const statuses: Count = { spares: [STATUS], add: ({ at }) => void ofStatus[live.statuses[at]!]!++ };
  return {
    counts: [statuses, ...facets.flatMap(([, { counts }]) => counts)],
    result: () => ({ ...Object.fromEntries(facets.map(([facet, { result }]) => [facet, result()])), status: ofStatus }),
  };
}

/** Counts the bars of each range facet, the facet's own range left out. */
export function countHistograms({ shop, live }: Asking): CountedPart<SearchResponse['histograms']> {
  const facets = [...shop.numbers, ['price', live.price] as const].map(
    ([facet, column]) => [facet, countBars(`range:${facet}`, column)] as const,
  );
  return {
    counts: facets.flatMap(([, { counts }]) => counts),
    result: () => Object.fromEntries(facets.map(([facet, { result }]) => [facet, result()])),
  };
}

function countValues(key: string, { values, picks }: ChoiceColumn): CountedPart<FacetCounts['choices'][string]> {
  const totals = values.map(() => 0);
  const count: Count = {
    spares: [key],
    add: ({ at }) => {
      if (picks[at]! >= 0) totals[picks[at]!]!++;
    },
  };
  return { counts: [count], result: () => Object.fromEntries(values.map((value, i) => [value, totals[i]!])) };
}

function countBars(key: string, { bounds, bars }: NumberColumn): CountedPart<SearchResponse['histograms'][string]> {
  const counts = bounds.slice(1).map(() => 0);
  let without = 0;
  const count: Count = {
    spares: [key],
    add: ({ at }) => {
      without++;
      if (bars[at]! >= 0) counts[bars[at]!]!++;
    },
  };
  return { counts: [count], result: () => ({ bounds, counts, without }) };
}
