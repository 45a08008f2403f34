import type { FacetCounts, SearchResponse } from '@/domain/searchResponse';
import { STATUS } from './conditions';
import type { Count, CountedPart } from './counts';
import { JOINED_STATUSES } from './liveRows';
import type { NumberColumn } from './numberColumn';
import type { OracleContext } from './oracleContext';
import type { ChoiceColumn } from './shopRows';

/** Counts each value of each choice facet, without the facet's own choice. */
export function countChoices({ shop, live }: OracleContext): CountedPart<FacetCounts['choices']> {
  const facets = [...shop.choices]
    .filter(([, { values }]) => values.length > 0)
    .map(([facet, column]) => [facet, countValues(`choice:${facet}`, column)] as const);
  const statusTotals = Object.fromEntries(JOINED_STATUSES.map((status) => [status, 0]));
  const statuses: Count = { ignoredKeys: [STATUS], add: ({ index }) => void statusTotals[live.statuses[index]!]!++ };
  return {
    counts: [statuses, ...facets.flatMap(([, { counts }]) => counts)],
    result: () => ({
      ...Object.fromEntries(facets.map(([facet, { result }]) => [facet, result()])),
      status: statusTotals,
    }),
  };
}

/** Counts the bins of each range facet, without the facet's own range. */
export function countHistograms({ shop, live }: OracleContext): CountedPart<SearchResponse['histograms']> {
  const facets = [...shop.numbers, ['price', live.price] as const].map(
    ([facet, column]) => [facet, countBins(`range:${facet}`, column)] as const,
  );
  return {
    counts: facets.flatMap(([, { counts }]) => counts),
    result: () => Object.fromEntries(facets.map(([facet, { result }]) => [facet, result()])),
  };
}

function countValues(key: string, { values, valueIds }: ChoiceColumn): CountedPart<FacetCounts['choices'][string]> {
  const totals = values.map(() => 0);
  const count: Count = {
    ignoredKeys: [key],
    add: ({ index }) => {
      if (valueIds[index]! >= 0) totals[valueIds[index]!]!++;
    },
  };
  return { counts: [count], result: () => Object.fromEntries(values.map((value, i) => [value, totals[i]!])) };
}

function countBins(key: string, { bounds, binIds }: NumberColumn): CountedPart<SearchResponse['histograms'][string]> {
  const counts = bounds.slice(1).map(() => 0);
  let without = 0;
  const count: Count = {
    ignoredKeys: [key],
    add: ({ index }) => {
      without++;
      if (binIds[index]! >= 0) counts[binIds[index]!]!++;
    },
  };
  return { counts: [count], result: () => ({ bounds, counts, without }) };
}
