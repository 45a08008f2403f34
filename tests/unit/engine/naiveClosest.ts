import type { Query, Want } from '@/domain/query';
import { hitsOf } from './naiveHits';
import { type Catalog, isMet, newestFirst, numberOf, rangeHolds, type View } from './naiveView';

/** The views that miss something of a query with few hits, those that miss least first; and whether all of them lack its
 *  text, since nothing that has it is near. */
export function closestOf(
  catalog: Catalog,
  hits: readonly View[],
  query: Query,
): { readonly views: readonly View[]; readonly lackText: boolean } {
  if (hits.length >= 12) return { views: [], lackText: false };
  const views = nearestOf(catalog, hits, query);
  const lackText = hits.length + views.length === 0 && query.text.trim() !== '';
  return lackText ? { views: nearestOf(catalog, [], { ...query, text: '' }), lackText } : { views, lackText };
}

function nearestOf(catalog: Catalog, hits: readonly View[], query: Query): readonly View[] {
  const asked = query.wants.filter(({ mode }) => mode === 'must' || mode === 'any');
  const hard = { ...query, ranges: {}, wants: query.wants.filter(({ mode }) => mode === 'never') };
  const near = hitsOf(catalog, hard)
    .filter((view) => !hits.includes(view))
    .filter((view) => asked.length === 0 || asked.some(({ item }) => view.levels.has(item)))
    .map((view) => ({ view, gaps: rangeGaps(view, query, asked.length > 0) }))
    .filter(({ gaps }) => gaps !== null);
  const keys = ({ view, gaps }: (typeof near)[number]) => [
    wantGaps(view, query),
    gaps!,
    -query.wants.filter((want) => want.mode === 'nice' && isMet(view, want)).length,
    view.amount,
  ];
  return near
    .map((one) => ({ view: one.view, keys: keys(one) }))
    .sort((a, b) => {
      const at = a.keys.findIndex((key, i) => key !== b.keys[i]);
      return at < 0 ? newestFirst(a.view, b.view) : a.keys[at]! - b.keys[at]!;
    })
    .slice(0, 12)
    .map(({ view }) => view);
}

function wantGaps(view: View, { wants }: Query): number {
  const gap = (want: Want) => {
    const held = view.levels.get(want.item);
    if (held === undefined) return 100;
    return held >= want.level ? 0 : Math.floor((100 * (want.level - held)) / want.level);
  };
  const must = wants.filter(({ mode }) => mode === 'must').reduce((sum, want) => sum + gap(want), 0);
  const any = wants.filter(({ mode }) => mode === 'any').map(gap);
  return must + (any.length === 0 ? 0 : Math.min(...any));
}

function rangeGaps(view: View, { ranges }: Query, mayLack: boolean): number | null {
  let sum = 0;
  for (const [facet, range] of Object.entries(ranges)) {
    const value = numberOf(view, facet);
    if (rangeHolds(value, range)) continue;
    if (value === null) {
      if (!mayLack) return null;
      sum += 200;
      continue;
    }
    const end = range.min !== null && value < range.min ? range.min : range.max!;
    const little = Math.max(1, Math.abs(end) / 4);
    if (Math.abs(value - end) > little) return null;
    sum += Math.ceil((100 * Math.abs(value - end)) / little);
  }
  return sum;
}
