import { hasDoc } from '@/engine/bitset/bits';
import type { DocSet } from '@/engine/bitset/docSet';

/** The items of the documents of a block, indexed both ways. An item is a number here, an index in `itemIds`. */
export type BlockItems = {
  /** Most frequent item first. */
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Items in the order of their ids. */
  readonly byId: Int32Array;
  /** Item → index in `byId`. */
  readonly orderById: Int32Array;
  /** Item → the documents that have it at any level. */
  readonly docsOf: readonly DocSet[];
  /** Document i has items[starts[i] … starts[i + 1]), ascending. */
  readonly starts: Int32Array;
  readonly items: Uint16Array | Int32Array;
  /** Item i is above level 1 in raisedDocs[raisedStarts[i] … raisedStarts[i + 1]), ascending. Most levels are 1, so only
   *  the others are stored. */
  readonly raisedStarts: Int32Array;
  readonly raisedDocs: Uint16Array;
  /** Parallel to `raisedDocs`. */
  readonly raisedLevels: Uint8Array;
  /** Item → the highest level in the block. */
  readonly topLevels: Uint8Array;
};

/** Returns the items of a document with their levels, in the order of their ids. */
export function itemsOfDoc(
  columns: BlockItems,
  doc: number,
): readonly { readonly item: string; readonly level: number }[] {
  const { starts, items, byId, orderById, itemIds } = columns;
  const own = items.subarray(starts[doc], starts[doc + 1]);
  return Array.from(own, (item) => orderById[item]!)
    .sort((a, b) => a - b)
    .map((order) => {
      const item = byId[order]!;
      return { item: itemIds[item]!, level: storedLevel(columns, doc, item) };
    });
}

/** Returns the level at which a document has an item, 0 if it does not have it.
 *  @param item  undefined for an item that is not in the block */
export function levelOf(columns: BlockItems, doc: number, item: number | undefined): number {
  return item !== undefined && hasItem(columns, doc, item) ? storedLevel(columns, doc, item) : 0;
}

function hasItem({ docsOf, starts, items }: BlockItems, doc: number, item: number): boolean {
  const set = docsOf[item]!;
  if (set.kind === 'bits') return hasDoc(set.bits, doc);
  return indexIn(items, starts[doc]!, starts[doc + 1]!, item) >= 0;
}

function storedLevel({ raisedDocs, raisedStarts, raisedLevels }: BlockItems, doc: number, item: number): number {
  const raised = indexIn(raisedDocs, raisedStarts[item]!, raisedStarts[item + 1]!, doc);
  return raised >= 0 ? raisedLevels[raised]! : 1;
}

/** Binary search in list[from … to), which is ascending. @returns  −1 if the value is not in it */
function indexIn(list: Uint16Array | Int32Array, from: number, to: number, value: number): number {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = list[middle]!;
    if (found < value) low = middle + 1;
    else if (found > value) high = middle - 1;
    else return middle;
  }
  return -1;
}
