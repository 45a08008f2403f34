import type { Hit, RangeGap } from '@/domain/searchPage';
import type { Scope } from '@/engine/scope';
import { isWithin } from './isWithin';
import { rangeValueOf } from './matchRange';
import { wantedLevelOf } from './matchWants';

/** How a doc answers each want of the query, and which ranges it misses (none, if it is a hit), in the order of their
 *  ids. */
export function outcomesOf(scope: Scope, doc: number): Pick<Hit, 'outcomes' | 'gaps'> {
  const { block, query } = scope;
  return {
    outcomes: query.wants.map((want) => {
      const level = wantedLevelOf(block, doc, want);
      return { want, level, met: level >= want.level !== (want.mode === 'never') };
    }),
    gaps: gapsOf(scope, doc),
  };
}

function gapsOf(scope: Scope, doc: number): readonly RangeGap[] {
  const { ranges } = scope.query;
  return Object.keys(ranges)
    .sort()
    .flatMap((facet) => {
      const value = rangeValueOf(scope, facet, doc);
      if (isWithin(value, ranges[facet]!)) return [];
      return [{ facet, value: Number.isNaN(value) ? null : value }];
    });
}
