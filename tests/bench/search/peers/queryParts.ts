import type { Choice, Query, Want } from '@/domain/query';
import { setWant } from '@/domain/query';

const ON_SALE: Choice = { not: true, values: ['sold'] };

/** The wants of a query by what they ask. */
export type WantsByMode = {
  readonly must: readonly Want[];
  readonly any: readonly Want[];
  readonly never: readonly Want[];
};

/** Sorts the wants of a query by mode. The bench asks for nothing "nice": peers have no word for it.
 *  @throws Error  for a nice want */
export function groupWants({ wants }: Pick<Query, 'wants'>): WantsByMode {
  const of = (mode: Want['mode']) => wants.filter((want) => want.mode === mode);
  if (of('nice').length > 0) throw new Error('the bench asks for nothing nice');
  return { must: of('must'), any: of('any'), never: of('never') };
}

/** For each wanted item the query whose total its count is: the item as must, level 1 (FacetCounts.items). Items that are
 *  wanted just so are left out: their count is the total. */
export function mustVariantsOf(query: Query): readonly (readonly [item: string, query: Query])[] {
  return query.wants
    .filter(({ mode, level }) => mode !== 'must' || level > 1)
    .map(({ item }) => [item, setWant(query, item, { mode: 'must', level: 1 })]);
}

/** The one field that orders the hits of a query where `best` is no more than price or time; null if it is more. */
export function sortFieldOf({ sort, wants, text }: Query): 'price' | 'newest' | null {
  if (sort.reversed) return null;
  if (sort.key === 'price' || sort.key === 'newest') return sort.key;
  if (sort.key !== 'best') return null;
  if (wants.length === 0 && text.trim() === '') return 'newest';
  return wants.some(({ mode }) => mode === 'any') ? null : 'price';
}

/** The choices of a query, and the one that stands where nothing is said of the status: sold offers are out. */
export function choicesOf(query: Query): Readonly<Record<string, Choice>> {
  return { status: ON_SALE, ...query.choices };
}
