import { numberAt } from '@/engine/columns/numberColumn';
import { sortIndexes } from '@/engine/columns/sortIndexes';
import type { Block } from '@/engine/index/block';

/** Keyed by the resources of a block, which stay the same object when a block is copied. */
const orders = new WeakMap<Block['resources'], Map<string, Uint16Array>>();

/** Above all values of a 32-bit column, and within the range that `sortIndexes` sorts fastest. */
const AFTER_ALL = 2 ** 32;

/** Returns the documents ordered by a resource; those without it last, equal ones by rank. Cached after the first call. */
export function orderByResource({ resources, docOfRank }: Block, resource: string, isDescending: boolean): Uint16Array {
  const blockOrders = orders.get(resources) ?? new Map<string, Uint16Array>();
  orders.set(resources, blockOrders);
  const key = `${isDescending ? '-' : ''}${resource}`;
  const known = blockOrders.get(key);
  if (known !== undefined) return known;
  const column = resources.get(resource);
  const last = column instanceof Int32Array ? AFTER_ALL : Number.POSITIVE_INFINITY;
  // Sorted by rank first, so that equal values stay in the order of their ranks.
  const byRank = Float64Array.from(docOfRank, (doc) => {
    const value = numberAt(column, doc);
    return Number.isNaN(value) ? last : (isDescending ? -1 : 1) * value;
  });
  const order = sortIndexes(byRank).map((rank) => docOfRank[rank]!);
  blockOrders.set(key, order);
  return order;
}
