import type { Query, Want } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { subtract } from '@/engine/bitset/bits';
import { otherAnys } from '@/engine/filter/conditions';
import { countWithItem, raisedDocsOf } from '@/engine/filter/matchWants';
import type { Selection } from '@/engine/filter/selectDocs';
import { countByOtherAnys, selectWithout } from '@/engine/filter/selectDocs';
import type { BlockContext } from '@/engine/index/blockContext';
import type { OfferIndex } from '@/engine/index/offerIndex';

/** Wanted item → totals by level. Wants for any of several items have none, since their items may have different scales. */
export type LevelCounts = Readonly<Record<string, number[]>>;

/** Returns totals of 0 for every wanted item: for level 1, 2, … up to one above the highest level of any offer, or up to
 *  the want's own level if that is higher; the last is the total for all higher levels. */
export function emptyLevels({ itemOfId, topLevels }: OfferIndex, { wants }: Query): LevelCounts {
  return Object.fromEntries(
    wants.filter(hasOneItem).map(({ item, level }) => {
      const number = itemOfId.get(item);
      const top = Math.max(number === undefined ? 0 : topLevels[number]!, level) + 1;
      return [item, new Array<number>(top).fill(0)];
    }),
  );
}

/** For each wanted item and each level, adds the total of a block if the want asked for that level. A `nice` want changes no
 *  total: for its levels, adds the number of hits that would meet the want. */
export function countLevels(context: BlockContext, selection: Selection, sums: LevelCounts): void {
  for (const want of context.query.wants.filter(hasOneItem)) addTotals(context, selection, want, sums[want.item]!);
}

function hasOneItem({ ambiguity }: Want): boolean {
  return ambiguity === undefined;
}

function addTotals(context: BlockContext, selection: Selection, want: Want, sum: number[]): void {
  const { docs, withItem, toTotal } = levelTargetOf(context, selection, want);
  const counts = countFromLevel(context, want, docs, sum.length);
  counts[0] = withItem ?? countWithItem(context.block, want.item, docs);
  for (const [i, count] of counts.entries()) sum[i]! += toTotal(count);
}

type LevelTarget = {
  /** The documents to count by level. */
  readonly docs: Bits;
  /** How many of them have the item at any level, if known. */
  readonly withItem?: number;
  /** Converts the number of documents that have a level to the total of the search. */
  readonly toTotal: (count: number) => number;
};

function levelTargetOf(context: BlockContext, selection: Selection, want: Want): LevelTarget {
  const same = (count: number) => count;
  const { hits } = selection;
  switch (want.mode) {
    case 'must':
      // An offer with the item at any level meets such a want.
      if (want.level <= 1) return { docs: hits.bits, withItem: hits.size, toTotal: same };
      return { docs: selectWithout(selection, `want:${want.item}`).bits, toTotal: same };
    case 'nice':
      return { docs: hits.bits, toTotal: same };
    case 'never': {
      const { bits, size } = selectWithout(selection, `want:${want.item}`);
      return { docs: bits, toTotal: (count) => size - count };
    }
    case 'any': {
      const docs = selectWithout(selection, 'any').bits;
      const byOthers = countByOtherAnys(selection, context.query.wants, want.item);
      const others = otherAnys(selection.conditions, context.query.wants, want.item);
      if (byOthers === null || others === null) return { docs, toTotal: same };
      return { docs: subtract(docs, others), toTotal: (count) => byOthers + count };
    }
  }
}

/** Counts the documents of a set that have the item of a want at level 2 or above, at level 3 or above, …
 *  @param levels  number of levels; no higher one occurs
 *  @returns       the count for each level at index level − 1; index 0 is always 0 */
function countFromLevel({ block }: BlockContext, want: Want, bits: Bits, levels: number): number[] {
  const atLevel = countRaised(raisedDocsOf(block, want.item), bits, levels);
  const counts = new Array<number>(levels).fill(0);
  for (let level = levels, sum = 0; level > 1; level--) {
    sum += atLevel[level]!;
    counts[level - 1] = sum;
  }
  return counts;
}

/** Counts the documents of a set by level above 1. Two counters per level take turns: incrementing the same one twice in
 *  a row stalls the processor. */
function countRaised({ docs, levels }: ReturnType<typeof raisedDocsOf>, bits: Bits, top: number): Int32Array {
  const counts = new Int32Array(2 * (top + 1));
  let i = 0;
  for (; i + 1 < docs.length; i += 2) {
    // Added without a branch, which would be unpredictable here.
    counts[levels[i]!]! += (bits[docs[i]! >>> 5]! >>> (docs[i]! & 31)) & 1;
    counts[top + 1 + levels[i + 1]!]! += (bits[docs[i + 1]! >>> 5]! >>> (docs[i + 1]! & 31)) & 1;
  }
  for (; i < docs.length; i++) counts[levels[i]!]! += (bits[docs[i]! >>> 5]! >>> (docs[i]! & 31)) & 1;
  for (let level = 0; level <= top; level++) counts[level]! += counts[top + 1 + level]!;
  return counts;
}
