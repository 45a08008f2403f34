import type { Query, Want } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { subtract } from '@/engine/bitset/bits';
import { otherAnys } from '@/engine/filter/conditions';
import { countWithItem, raisedOf } from '@/engine/filter/matchWants';
import type { Selection } from '@/engine/filter/selectDocs';
import { countByOthers, leaveOut } from '@/engine/filter/selectDocs';
import type { Scope } from '@/engine/index/blockContext';
import type { OfferIndex } from '@/engine/index/offerIndex';

/** Wanted item → totals by level. */
export type LevelCounts = Readonly<Record<string, number[]>>;

/** Totals of 0 for every wanted item: for level 1, 2, … up to one above the highest level an offer gives, or the want's
 *  own if that is higher; the last is the total for every level beyond. */
export function emptyLevels({ itemOfId, topLevels }: OfferIndex, { wants }: Query): LevelCounts {
  return Object.fromEntries(
    wants.map(({ item, level }) => {
      const number = itemOfId.get(item);
      const top = Math.max(number === undefined ? 0 : topLevels[number]!, level) + 1;
      return [item, new Array<number>(top).fill(0)];
    }),
  );
}

/** Adds, for every wanted item, the totals of a block if its want asked for each level. For `nice`, which changes no
 *  total, the hits that would meet it. */
export function countLevels(scope: Scope, selection: Selection, sums: LevelCounts): void {
  for (const want of scope.query.wants) addTotals(scope, selection, want, sums[want.item]!);
}

function addTotals(scope: Scope, selection: Selection, want: Want, sum: number[]): void {
  const { docs, holding, toTotal } = countedFor(scope, selection, want);
  const counts = atLeast(scope, want, docs, sum.length);
  counts[0] = holding ?? countWithItem(scope.block, want.item, docs);
  for (const [i, count] of counts.entries()) sum[i]! += toTotal(count);
}

type Counted = {
  readonly docs: Bits;
  /** How many of them have the item at any level, where that is known. */
  readonly holding?: number;
  /** What a count of those that have a level makes the total. */
  readonly toTotal: (count: number) => number;
};

/** Which docs are counted for the levels of a want. */
function countedFor(scope: Scope, selection: Selection, want: Want): Counted {
  const same = (count: number) => count;
  switch (want.mode) {
    case 'must':
      // Whoever has the item at any level meets such a want.
      if (want.level <= 1) return { docs: selection.hits, holding: selection.total, toTotal: same };
      return { docs: leaveOut(selection, `want:${want.item}`).bits, toTotal: same };
    case 'nice':
      return { docs: selection.hits, toTotal: same };
    case 'never': {
      const { bits, size } = leaveOut(selection, `want:${want.item}`);
      return { docs: bits, toTotal: (count) => size - count };
    }
    case 'any': {
      const docs = leaveOut(selection, 'any').bits;
      const met = countByOthers(selection, scope.query.wants, want.item);
      const others = otherAnys(selection.conditions, scope.query.wants, want.item);
      if (met === null || others === null) return { docs, toTotal: same };
      return { docs: subtract(docs, others), toTotal: (count) => met + count };
    }
  }
}

/** How many of some docs have the item of a want at level 2 or above, at level 3 or above, …
 *  @param top  how many levels; none above is given
 *  @returns    with a place in front for level 1 */
function atLeast({ block }: Scope, want: Want, bits: Bits, top: number): number[] {
  const exactly = countRaised(raisedOf(block, want.item), bits, top);
  const counts = new Array<number>(top).fill(0);
  for (let level = top, sum = 0; level > 1; level--) {
    sum += exactly[level]!;
    counts[level - 1] = sum;
  }
  return counts;
}

/** How many of some docs have an item at each level above 1. Two counters take turns: one that is raised twice in a row
 *  would have to wait for itself. */
function countRaised({ docs, levels }: ReturnType<typeof raisedOf>, bits: Bits, top: number): Int32Array {
  const counts = new Int32Array(2 * (top + 1));
  let i = 0;
  for (; i + 1 < docs.length; i += 2) {
    // Added instead of asked: whether a doc is in the set cannot be foreseen.
    counts[levels[i]!]! += (bits[docs[i]! >>> 5]! >>> (docs[i]! & 31)) & 1;
    counts[top + 1 + levels[i + 1]!]! += (bits[docs[i + 1]! >>> 5]! >>> (docs[i + 1]! & 31)) & 1;
  }
  for (; i < docs.length; i++) counts[levels[i]!]! += (bits[docs[i]! >>> 5]! >>> (docs[i]! & 31)) & 1;
  for (let level = 0; level <= top; level++) counts[level]! += counts[top + 1 + level]!;
  return counts;
}
