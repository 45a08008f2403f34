import { hasDoc } from '@/engine/bitset/bits';
import { startAt } from '@/engine/columns/offsets';
import { findDoc, heldLevelOf } from '@/engine/heldLevel';
import type { BlockItems } from '@/engine/index/blockItems';

/** The level at which a doc has an item, 0 if it does not have it.
 *  @param item  number of the item in the block; undefined: the block does not know it */
export function levelOf(columns: BlockItems, doc: number, item: number | undefined): number {
  return item !== undefined && holds(columns, doc, item) ? heldLevelOf(columns, doc, item) : 0;
}

function holds({ docsOf, starts, items }: BlockItems, doc: number, item: number): boolean {
  const set = docsOf[item]!;
  if (set.kind === 'bits') return hasDoc(set.bits, doc);
  return findDoc(items, startAt(starts, doc), startAt(starts, doc + 1), item) >= 0;
}
