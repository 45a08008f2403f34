import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';

/** One filter group below the wants; `shape` says which part draws it. */
export type FacetGroup = { readonly id: string; readonly shape: 'range' | 'tags' | 'rows' };

/** The filter groups in their order: those that stand open, and those behind 更多条件. */
export type FacetArrangement = { readonly open: readonly FacetGroup[]; readonly more: readonly FacetGroup[] };

const OPEN_RESOURCES = 2;
const OPEN_CHOICES = 3;

/** Arranges the filter groups of a game so that a first look is not flooded: price, the first resources and choices,
 *  shop and status stand open; a group with an applied value always does.
 *  @param offered  range groups that the catalog has numbers for; null while that is not known */
export function arrangeFacets(spec: GameSpec, query: Query, offered: ReadonlySet<string> | null): FacetArrangement {
  const resources = spec.resources.map((one): FacetGroup => ({ id: one.id, shape: 'range' }));
  const numbers = spec.attributes
    .filter((one) => one.type === 'int')
    .map((one): FacetGroup => ({ id: one.id, shape: 'range' }));
  const choices = spec.attributes
    .filter((one) => one.type !== 'int')
    .map((one): FacetGroup => ({ id: one.id, shape: 'tags' }));

  const applied = (group: FacetGroup) => query.ranges[group.id] !== undefined || query.choices[group.id] !== undefined;
  const there = (group: FacetGroup) => group.shape !== 'range' || applied(group) || (offered?.has(group.id) ?? true);
  const first = new Set([...resources.filter(there).slice(0, OPEN_RESOURCES), ...choices.slice(0, OPEN_CHOICES)]);
  const middle = [...resources, ...choices, ...numbers].filter(there);

  return {
    open: [
      { id: 'price', shape: 'range' },
      ...middle.filter((group) => first.has(group) || applied(group)),
      { id: 'shop', shape: 'rows' },
      { id: 'status', shape: 'tags' },
    ],
    more: middle.filter((group) => !first.has(group) && !applied(group)),
  };
}
