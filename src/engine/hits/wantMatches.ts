import type { Hit, RangeGap } from '@/domain/searchResponse';
import { rangeValueOf } from '@/engine/filter/matchRange';
import { wantedLevelOf } from '@/engine/filter/matchWants';
import type { Scope } from '@/engine/index/blockContext';
import { isWithin } from '@/engine/refine/isWithin';

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
