import type { Query, Range, Want } from '@/domain/query';
import type { Hit, WantOutcome } from '@/domain/searchResponse';

/** One thing that keeps an offer of the closest block from being a hit. */
export type Gap =
  | { readonly kind: 'absent'; readonly wants: readonly Want[] }
  | { readonly kind: 'noneOf'; readonly wants: readonly Want[] }
  | { readonly kind: 'level'; readonly want: Want; readonly level: number }
  | { readonly kind: 'range'; readonly facet: string; readonly value: number | null; readonly range: Range }
  | { readonly kind: 'text'; readonly text: string };

/** What an offer lacks, in the order in which it is said: absent items, short levels, ranges, the text.
 *  @param query  the query the hit answers; its ranges give the limits */
export function gapsOf(hit: Hit, query: Query): readonly Gap[] {
  const missed = hit.outcomes.filter((outcome) => outcome.want.mode === 'must' && !outcome.met);
  const absent = missed.filter((outcome) => outcome.level === 0).map((outcome) => outcome.want);
  const short = missed.filter((outcome) => outcome.level > 0);
  const anys = hit.outcomes.filter((outcome) => outcome.want.mode === 'any');

  const gaps: Gap[] = [];
  if (absent.length > 0) gaps.push({ kind: 'absent', wants: absent });
  if (anys.length > 0 && !anys.some((outcome) => outcome.met)) gaps.push(...anyGaps(anys));
  for (const { want, level } of short) gaps.push({ kind: 'level', want, level });
  for (const gap of hit.gaps) {
    const range = 'facet' in gap ? query.ranges[gap.facet] : undefined;
    if ('text' in gap) gaps.push({ kind: 'text', text: gap.text });
    else if (range !== undefined) gaps.push({ kind: 'range', ...gap, range });
  }
  return gaps;
}

/** Of several "any" items one would do, so the one that is there at too low a level says more than a list of names. */
function anyGaps(anys: readonly WantOutcome[]): readonly Gap[] {
  const nearest = anys
    .filter((outcome) => outcome.level > 0)
    .sort((a, b) => a.want.level - a.level - (b.want.level - b.level))[0];
  if (nearest !== undefined) return [{ kind: 'level', want: nearest.want, level: nearest.level }];
  return [{ kind: 'noneOf', wants: anys.map((outcome) => outcome.want) }];
}
