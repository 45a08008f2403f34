import type { Hit, RangeGap } from '@/domain/searchResponse';
import type { Scope } from '@/engine/scope';
import { isWithin } from './isWithin';
import { rangeValueOf } from './matchRange';
import { wantedLevelOf } from './matchWants';

/** How a doc answers each want of the query, and what else it misses (nothing, if it is a hit): ranges in the order of
 *  their ids, and the text.
 *  @param lacksText  whether the doc is known not to have the text */
export function outcomesOf(scope: Scope, doc: number, lacksText = false): Pick<Hit, 'outcomes' | 'gaps'> {
  const { block, query } = scope;
  return {
    outcomes: query.wants.map((want) => {
      const level = wantedLevelOf(block, doc, want);
      return { want, level, met: level >= want.level !== (want.mode === 'never') };
    }),
    gaps: [...gapsOf(scope, doc), ...(lacksText ? [{ text: query.text }] : [])],
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
