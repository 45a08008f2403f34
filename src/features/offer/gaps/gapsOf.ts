import type { Query, Range, Want } from '@/domain/query';
import type { Hit, WantMatch } from '@/domain/searchResponse';

/** A reason why an offer of the closest block is not a hit. */
export type Gap =
  | { readonly kind: 'absent'; readonly wants: readonly Want[] }
  | { readonly kind: 'noneOf'; readonly wants: readonly Want[] }
  | { readonly kind: 'level'; readonly want: Want; readonly level: number }
  | { readonly kind: 'range'; readonly facet: string; readonly value: number | null; readonly range: Range };

/** Returns the gaps of an offer in display order: absent items, low levels, ranges.
 *  @param query  the query of the hit, for the limits of its ranges */
export function gapsOf(hit: Hit, query: Query): readonly Gap[] {
  const unmet = hit.wantMatches.filter((wantMatch) => wantMatch.want.mode === 'must' && !wantMatch.met);
  const absent = unmet.filter((wantMatch) => wantMatch.level === 0).map((wantMatch) => wantMatch.want);
  const tooLow = unmet.filter((wantMatch) => wantMatch.level > 0);
  const anyOutcomes = hit.wantMatches.filter((wantMatch) => wantMatch.want.mode === 'any');

  const gaps: Gap[] = [];
  if (absent.length > 0) gaps.push({ kind: 'absent', wants: absent });
  if (anyOutcomes.length > 0 && !anyOutcomes.some((wantMatch) => wantMatch.met)) gaps.push(...anyGaps(anyOutcomes));
  for (const { want, level } of tooLow) gaps.push({ kind: 'level', want, level });
  for (const gap of hit.gaps) {
    const range = query.ranges[gap.facet];
    if (range !== undefined) gaps.push({ kind: 'range', ...gap, range });
  }
  return gaps;
}

/** Returns the gaps of `any` wants. One of their items is enough, so only the one with the smallest level gap is returned, or all of them
 *  if every item is absent. */
function anyGaps(wantMatches: readonly WantMatch[]): readonly Gap[] {
  const nearest = wantMatches
    .filter((wantMatch) => wantMatch.level > 0)
    .sort((a, b) => a.want.level - a.level - (b.want.level - b.level))[0];
  if (nearest !== undefined) return [{ kind: 'level', want: nearest.want, level: nearest.level }];
  return [{ kind: 'noneOf', wants: wantMatches.map((wantMatch) => wantMatch.want) }];
}
