import type { Query, Range, Want } from '@/domain/query';
import type { Hit, WantMatch } from '@/domain/searchResponse';

/** One thing that keeps an offer of the closest block from being a hit. */
export type Gap =
  | { readonly kind: 'absent'; readonly wants: readonly Want[] }
  | { readonly kind: 'noneOf'; readonly wants: readonly Want[] }
  | { readonly kind: 'level'; readonly want: Want; readonly level: number }
  | { readonly kind: 'range'; readonly facet: string; readonly value: number | null; readonly range: Range }
  | { readonly kind: 'text'; readonly text: string };

/** Returns what an offer lacks, in display order: absent items, low levels, ranges, the text.
 *  @param query  the query of the hit, whose ranges give the limits */
export function gapsOf(hit: Hit, query: Query): readonly Gap[] {
  const unmet = hit.wantMatches.filter((outcome) => outcome.want.mode === 'must' && !outcome.met);
  const absent = unmet.filter((outcome) => outcome.level === 0).map((outcome) => outcome.want);
  const tooLow = unmet.filter((outcome) => outcome.level > 0);
  const anyOutcomes = hit.wantMatches.filter((outcome) => outcome.want.mode === 'any');

  const gaps: Gap[] = [];
  if (absent.length > 0) gaps.push({ kind: 'absent', wants: absent });
  if (anyOutcomes.length > 0 && !anyOutcomes.some((outcome) => outcome.met)) gaps.push(...anyGaps(anyOutcomes));
  for (const { want, level } of tooLow) gaps.push({ kind: 'level', want, level });
  for (const gap of hit.gaps) {
    const range = 'facet' in gap ? query.ranges[gap.facet] : undefined;
    if ('text' in gap) gaps.push({ kind: 'text', text: gap.text });
    else if (range !== undefined) gaps.push({ kind: 'range', ...gap, range });
  }
  return gaps;
}

/** One of several "any" items is enough: an item at too low a level is named instead of all of them. */
function anyGaps(wantMatches: readonly WantMatch[]): readonly Gap[] {
  const nearest = wantMatches
    .filter((outcome) => outcome.level > 0)
    .sort((a, b) => a.want.level - a.level - (b.want.level - b.level))[0];
  if (nearest !== undefined) return [{ kind: 'level', want: nearest.want, level: nearest.level }];
  return [{ kind: 'noneOf', wants: wantMatches.map((outcome) => outcome.want) }];
}
