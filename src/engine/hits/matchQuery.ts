import type { Hit, RangeGap } from '@/domain/searchResponse';
import { isWithin } from '@/engine/filter/bounds';
import { rangeValueOf } from '@/engine/filter/matchRange';
import { wantedLevelOf } from '@/engine/filter/matchWants';
import type { BlockContext } from '@/engine/index/blockContext';

/** Describes how a document matches each want, and which ranges it misses, ordered by facet id. */
export function matchQuery(context: BlockContext, doc: number): Pick<Hit, 'wantMatches' | 'gaps'> {
  const { block, query } = context;
  return {
    wantMatches: query.wants.map((want) => {
      const level = wantedLevelOf(block, doc, want);
      return { want, level, met: level >= want.level !== (want.mode === 'never') };
    }),
    gaps: rangeGapsOf(context, doc),
  };
}

function rangeGapsOf(context: BlockContext, doc: number): readonly RangeGap[] {
  const { ranges } = context.query;
  return Object.keys(ranges)
    .sort()
    .flatMap((facet) => {
      const value = rangeValueOf(context, facet, doc);
      if (isWithin(value, ranges[facet]!)) return [];
      return [{ facet, value: Number.isNaN(value) ? null : value }];
    });
}
