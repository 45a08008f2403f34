import { orderWants, PAGE_SIZE, type Query, type Want, type WantMode } from '@/domain/query';

/** Whether an offer must have all wanted items or any of them; `mixed` if the query has both kinds of wants, `none` if
 *  it has neither. */
export type MatchMode = 'all' | 'any' | 'mixed' | 'none';

/** Returns the match mode of the wants; `nice` and `never` wants do not count. */
export function matchModeOf(wants: readonly Want[]): MatchMode {
  const hasMust = wants.some((want) => want.mode === 'must');
  const hasAny = wants.some((want) => want.mode === 'any');
  if (hasMust && hasAny) return 'mixed';
  if (hasAny) return 'any';
  return hasMust ? 'all' : 'none';
}

/** Returns the query with every `must` and `any` want set to `must` (for `all`) or to `any` (for `any`). */
export function setMatchMode(query: Query, matchMode: 'all' | 'any'): Query {
  const mode: WantMode = matchMode === 'all' ? 'must' : 'any';
  const wants = query.wants.map((want) => (want.mode === 'must' || want.mode === 'any' ? { ...want, mode } : want));
  return { ...query, wants: orderWants(wants), shown: PAGE_SIZE };
}
