import type { Want } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits } from '@/engine/bitset/bits';
import type { DocSet } from '@/engine/bitset/docSet';
import { bitsOf, NO_DOCS } from '@/engine/bitset/docSet';
import type { Block } from '@/engine/index/block';
import { countOne } from '@/engine/refine/countSets';
import { levelOf } from '@/engine/refine/levelOf';

/** The docs that have an item at any level; none for an item that no offer of the block has. */
export function docsWithItem({ items }: Block, id: string): DocSet {
  const item = items.itemOfId.get(id);
  return item === undefined ? NO_DOCS : items.docsOf[item]!;
}

/** How many of some docs have an item at any level. */
export function countWithItem({ items }: Block, id: string, docs: Bits): number {
  const item = items.itemOfId.get(id);
  return item === undefined ? 0 : countOne(items.sets, docs, item);
}

/** The docs that have the item of a want at its level or above, whatever the mode of the want. The bits must not be
 *  changed. */
export function matchWant(block: Block, want: Want): Bits {
  if (want.level <= 1) return bitsOf(docsWithItem(block, want.item), block.docs);
  const bits = createBits(block.docs);
  const { docs, levels } = raisedOf(block, want.item);
  for (let i = 0; i < docs.length; i++) if (levels[i]! >= want.level) addDoc(bits, docs[i]!);
  return bits;
}

/** The docs that have an item above level 1, ascending, and their levels. */
export function raisedOf({ items }: Block, id: string): { readonly docs: Uint16Array; readonly levels: Uint8Array } {
  const item = items.itemOfId.get(id);
  const from = item === undefined ? 0 : items.raisedStarts[item]!;
  const to = item === undefined ? 0 : items.raisedStarts[item + 1]!;
  return { docs: items.raisedDocs.subarray(from, to), levels: items.raisedLevels.subarray(from, to) };
}

/** The level at which a doc has the item of a want, 0 if it does not have it. */
export function wantedLevelOf({ items }: Block, doc: number, want: Want): number {
  return levelOf(items, doc, items.itemOfId.get(want.item));
}
