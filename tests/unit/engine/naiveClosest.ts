import type { Query, Want } from '@/domain/query';
import { hitsOf } from './naiveHits';
import { isInRange, isMet, levelFor, type NaiveCatalog, type NaiveOffer, newestFirst, numberOf } from './naiveView';

/** Returns the closest views of a query with few hits, nearest first. */
export function closestOf(catalog: NaiveCatalog, hits: readonly NaiveOffer[], query: Query): readonly NaiveOffer[] {
  if (hits.length >= 12) return [];
  const requestedWants = query.wants.filter(({ mode }) => mode === 'must' || mode === 'any');
  const hard = { ...query, ranges: {}, wants: query.wants.filter(({ mode }) => mode === 'never') };
  const candidates = hitsOf(catalog, hard)
    .filter((view) => !hits.includes(view))
    .filter((view) => requestedWants.length === 0 || requestedWants.some((want) => levelFor(view, want) > 0))
    .map((view) => ({ view, gaps: rangeGaps(view, query, requestedWants.length > 0) }))
    .filter(({ gaps }) => gaps !== null);
  const keys = ({ view, gaps }: (typeof candidates)[number]) => [
    wantGaps(view, query),
    gaps!,
    -query.wants.filter((want) => want.mode === 'nice' && isMet(view, want)).length,
    view.amount,
  ];
  return candidates
    .map((entry) => ({ view: entry.view, keys: keys(entry) }))
    .sort((a, b) => {
      const firstDifference = a.keys.findIndex((key, i) => key !== b.keys[i]);
      return firstDifference < 0 ? newestFirst(a.view, b.view) : a.keys[firstDifference]! - b.keys[firstDifference]!;
    })
    .slice(0, 12)
    .map(({ view }) => view);
}

function wantGaps(view: NaiveOffer, { wants }: Query): number {
  const gap = (want: Want) => {
    const ownLevel = levelFor(view, want);
    if (ownLevel === 0) return 100;
    return ownLevel >= want.level ? 0 : Math.floor((100 * (want.level - ownLevel)) / want.level);
  };
  const must = wants.filter(({ mode }) => mode === 'must').reduce((sum, want) => sum + gap(want), 0);
  const any = wants.filter(({ mode }) => mode === 'any').map(gap);
  return must + (any.length === 0 ? 0 : Math.min(...any));
}

function rangeGaps(view: NaiveOffer, { ranges }: Query, toleratesMissing: boolean): number | null {
  let sum = 0;
  for (const [facet, range] of Object.entries(ranges)) {
    const value = numberOf(view, facet);
    if (isInRange(value, range)) continue;
    if (value === null) {
      if (!toleratesMissing) return null;
      sum += 200;
      continue;
    }
    const end = range.min !== null && value < range.min ? range.min : range.max!;
    const tolerance = Math.max(1, Math.abs(end) / 4);
    if (Math.abs(value - end) > tolerance) return null;
    sum += Math.ceil((100 * Math.abs(value - end)) / tolerance);
  }
  return sum;
}
