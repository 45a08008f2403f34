import type { Choice, Query, Want } from '@/domain/query';
import { setWant } from '@/domain/query';

const ON_SALE: Choice = { not: true, values: ['sold'] };

/** The wants of a query by mode. */
export type WantsByMode = {
  readonly must: readonly Want[];
  readonly any: readonly Want[];
  readonly never: readonly Want[];
};

/** Groups the wants of a query by mode.
 *  @throws Error  for a nice want, which peers do not support */
export function groupWants({ wants }: Pick<Query, 'wants'>): WantsByMode {
  const of = (mode: Want['mode']) => wants.filter((want) => want.mode === mode);
  if (of('nice').length > 0) throw new Error('nice wants are not supported by the benchmark');
  return { must: of('must'), any: of('any'), never: of('never') };
}

/** Returns for each wanted item the query in which the item is a must want at level 1; the total of that query is the item's count
 *  in FacetCounts.items. Items that are must wants at level 1 already are left out. */
export function mustVariantsOf(query: Query): readonly (readonly [item: string, query: Query])[] {
  return query.wants
    .filter(({ mode, level }) => mode !== 'must' || level > 1)
    .map(({ item }) => [item, setWant(query, item, { mode: 'must', level: 1 })]);
}

/** Returns the only field that determines the order of a query; null if there are several. */
export function sortFieldOf({ sort, wants, text }: Query): 'price' | 'newest' | null {
  if (sort.reversed) return null;
  if (sort.key === 'price' || sort.key === 'newest') return sort.key;
  if (sort.key !== 'best') return null;
  if (wants.length === 0 && text.trim() === '') return 'newest';
  return wants.some(({ mode }) => mode === 'any') ? null : 'price';
}

/** Returns the choices of a query, including the default exclusion of sold offers. */
export function choicesOf(query: Query): Readonly<Record<string, Choice>> {
  return { status: ON_SALE, ...query.choices };
}
