import type { Want } from '@/domain/query';
import type { Bits } from './bits';
import { addDoc, createBits } from './bits';
import type { Block } from './block';
import { levelOf } from './buildItems';
import type { DocSet } from './docSet';
import { bitsOf, NO_DOCS } from './docSet';

/** The docs that have an item at any level; none for an item that no offer of the block has. */
export function docsWithItem({ items }: Block, id: string): DocSet {
  const item = items.itemOfId.get(id);
  return item === undefined ? NO_DOCS : items.docsOf[item]!;
}

/** The docs that have the item of a want at its level or above, whatever the mode of the want. The bits must not be
 *  changed. */
export function matchWant(block: Block, want: Want): Bits {
  if (want.level <= 1) return bitsOf(docsWithItem(block, want.item), block.docs);
  const docs = createBits(block.docs);
  forEachRaised(block, want.item, (doc, level) => {
    if (level >= want.level) addDoc(docs, doc);
  });
  return docs;
}

/** Visits the docs that have an item above level 1, ascending. */
export function forEachRaised({ items }: Block, id: string, visit: (doc: number, level: number) => void): void {
  const item = items.itemOfId.get(id);
  if (item === undefined) return;
  const { raisedDocs, raisedLevels } = items;
  const end = items.raisedStarts[item + 1]!;
  for (let at = items.raisedStarts[item]!; at < end; at++) visit(raisedDocs[at]!, raisedLevels[at]!);
}

/** The level at which a doc has the item of a want, 0 if it does not have it. */
export function wantedLevelOf({ items }: Block, doc: number, want: Want): number {
  return levelOf(items, doc, items.itemOfId.get(want.item));
}
