import type { Query, Want } from '@/domain/query';
import type { Bits } from './bits';
import { countBits, intersect, subtract } from './bits';
import { otherAnys } from './conditions';
import { countWithItem, raisedOf } from './matchWants';
import type { OfferIndex } from './offerIndex';
import type { Scope } from './scope';
import type { Selection } from './selectDocs';
import { leaveOut } from './selectDocs';

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
  const { docs, toTotal } = countedFor(scope, selection, want);
  const counts = atLeast(scope, want, docs, sum.length);
  for (const [i, count] of counts.entries()) sum[i]! += toTotal(count);
}

/** Which docs are counted for the levels of a want, and what a count of those that have the level makes the total. */
function countedFor(
  scope: Scope,
  selection: Selection,
  want: Want,
): { readonly docs: Bits; readonly toTotal: (count: number) => number } {
  const same = (count: number) => count;
  switch (want.mode) {
    case 'must':
      return { docs: leaveOut(selection, `want:${want.item}`).bits, toTotal: same };
    case 'nice':
      return { docs: selection.hits, toTotal: same };
    case 'never': {
      const { bits, size } = leaveOut(selection, `want:${want.item}`);
      return { docs: bits, toTotal: (count) => size - count };
    }
    case 'any': {
      const docs = leaveOut(selection, 'any').bits;
      const others = otherAnys(selection.conditions, scope.query.wants, want.item);
      if (others === null) return { docs, toTotal: same };
      const met = countBits(intersect(docs, others));
      return { docs: subtract(docs, others), toTotal: (count) => met + count };
    }
  }
}

/** How many of some docs have the item of a want at level 1 or above, at level 2 or above, …
 *  @param top  how many levels; none above is given */
function atLeast({ block }: Scope, want: Want, bits: Bits, top: number): readonly number[] {
  const exactly = new Int32Array(top + 1);
  const { docs, levels } = raisedOf(block, want.item);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    // Added instead of asked: whether a doc is in the set cannot be foreseen.
    exactly[levels[i]!]! += (bits[doc >>> 5]! >>> (doc & 31)) & 1;
  }
  const counts = new Array<number>(top).fill(0);
  for (let level = top, sum = 0; level > 1; level--) {
    sum += exactly[level]!;
    counts[level - 1] = sum;
  }
  counts[0] = countWithItem(block, want.item, bits);
  return counts;
}
