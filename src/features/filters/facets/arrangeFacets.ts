import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';

/** A filter group below the wants; `shape` selects its component. */
export type FacetGroup = { readonly id: string; readonly shape: 'range' | 'tags' | 'rows' };

/** The filter groups in display order: always visible, and hidden behind 更多条件. */
export type FacetArrangement = { readonly visible: readonly FacetGroup[]; readonly hidden: readonly FacetGroup[] };

const VISIBLE_RESOURCES = 2;
const VISIBLE_CHOICES = 3;

/** Arranges the filter groups of a game: price, the first resources and choices, shop and status are visible at first,
 *  and so is every group with an applied value.
 *  @param available  groups that some offer of the catalog states; null while unknown */
export function arrangeFacets(spec: GameSpec, query: Query, available: ReadonlySet<string> | null): FacetArrangement {
  const resources = spec.resources.map(({ id }): FacetGroup => ({ id, shape: 'range' }));
  const numbers = spec.attributes
    .filter((attribute) => attribute.type === 'int')
    .map((attribute): FacetGroup => ({ id: attribute.id, shape: 'range' }));
  const choices = spec.attributes
    .filter(
      (one) => one.type === 'bool' || (one.type === 'enum' && (one.options.length > 1 || one.id in query.choices)),
    )
    .map((attribute): FacetGroup => ({ id: attribute.id, shape: 'tags' }));

  const isApplied = (group: FacetGroup) =>
    query.ranges[group.id] !== undefined || query.choices[group.id] !== undefined;
  const isAvailable = (group: FacetGroup) => isApplied(group) || (available?.has(group.id) ?? true);
  const first = new Set([
    ...resources.filter(isAvailable).slice(0, VISIBLE_RESOURCES),
    ...choices.filter(isAvailable).slice(0, VISIBLE_CHOICES),
  ]);
  const middle = [...resources, ...choices, ...numbers].filter(isAvailable);

  return {
    visible: [
      { id: 'price', shape: 'range' },
      ...middle.filter((group) => first.has(group) || isApplied(group)),
      { id: 'shop', shape: 'rows' },
      { id: 'status', shape: 'tags' },
    ],
    hidden: middle.filter((group) => !first.has(group) && !isApplied(group)),
  };
}
