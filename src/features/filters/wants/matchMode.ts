import { orderWants, PAGE_SIZE, type Query, type Want, type WantMode } from '@/domain/query';

/** How the wanted items combine: `all` must be there, one of them is enough (`any`), both kinds are in use (`mixed`),
 *  or there are none of either (`open`). */
export type MatchMode = 'all' | 'any' | 'mixed' | 'open';

/** How the wants of a query combine; nice and never wants do not count. */
export function matchModeOf(wants: readonly Want[]): MatchMode {
  const musts = wants.some((want) => want.mode === 'must');
  const anys = wants.some((want) => want.mode === 'any');
  if (musts && anys) return 'mixed';
  if (anys) return 'any';
  return musts ? 'all' : 'open';
}

/** The query with every must and any want turned into must (`all`) or any (`any`); nice and never wants stay. */
export function setMatchMode(query: Query, span: 'all' | 'any'): Query {
  const mode: WantMode = span === 'all' ? 'must' : 'any';
  const wants = query.wants.map((want) => (want.mode === 'must' || want.mode === 'any' ? { ...want, mode } : want));
  return { ...query, wants: orderWants(wants), shown: PAGE_SIZE };
}
