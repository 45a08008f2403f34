import { numberAt } from '@/engine/columns/numberColumn';
import { sortedPlaces } from '@/engine/columns/sortIndexes';
import type { Block } from '@/engine/index/block';

/** Orders are kept as long as the resources of their block: a block may be copied, these are not. */
const kept = new WeakMap<Block['resources'], Map<string, Uint16Array>>();

/** Above all that a column of 32 bits can hold, and among what is sorted soonest. */
const BEYOND = 2 ** 32;

/** Docs by a resource, the most or the least first; docs without it last, equals by rank. Sorted when that is first
 *  asked for. */
export function orderBy({ resources, docOfRank }: Block, resource: string, descending: boolean): Uint16Array {
  const orders = kept.get(resources) ?? new Map<string, Uint16Array>();
  kept.set(resources, orders);
  const key = `${descending ? '-' : ''}${resource}`;
  const known = orders.get(key);
  if (known !== undefined) return known;
  const column = resources.get(resource);
  const last = column instanceof Int32Array ? BEYOND : Number.POSITIVE_INFINITY;
  // Sorted as ranks, so that equals come in the order of their ranks.
  const byRank = Float64Array.from(docOfRank, (doc) => {
    const value = numberAt(column, doc);
    return Number.isNaN(value) ? last : (descending ? -1 : 1) * value;
  });
  const order = sortedPlaces(byRank).map((rank) => docOfRank[rank]!);
  orders.set(key, order);
  return order;
}
