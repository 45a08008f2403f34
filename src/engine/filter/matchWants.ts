import { itemsOf, type Want } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits } from '@/engine/bitset/bits';
import { unite } from '@/engine/bitset/combineBits';
import type { DocSet } from '@/engine/bitset/docSet';
import { bitsOf, countIn, NO_DOCS } from '@/engine/bitset/docSet';
import type { Block } from '@/engine/index/block';
import { levelOf } from '@/engine/index/blockItems';

/** Returns the documents that have an item at any level. */
export function docsWithItem({ items }: Block, id: string): DocSet {
  const item = items.itemOfId.get(id);
  return item === undefined ? NO_DOCS : items.docsOf[item]!;
}

/** Counts the documents of a set that have an item at any level. */
export function countWithItem(block: Block, id: string, docs: Bits): number {
  return countIn(docs, docsWithItem(block, id));
}

/** Returns the documents that have an item of a want at its level or above, whatever its mode. The bits must not be
 *  changed. */
export function matchWant(block: Block, want: Want): Bits {
  const [first, ...others] = itemsOf(want).map((item) => matchLevel(block, item, want.level));
  return others.length === 0 ? first! : unite(block.docCount, [first!, ...others]);
}

function matchLevel(block: Block, item: string, level: number): Bits {
  if (level <= 1) return bitsOf(docsWithItem(block, item), block.docCount);
  const bits = createBits(block.docCount);
  const { docs, levels } = raisedDocsOf(block, item);
  for (let i = 0; i < docs.length; i++) if (levels[i]! >= level) addDoc(bits, docs[i]!);
  return bits;
}

/** Returns the documents that have an item above level 1, ascending, and their levels. */
export function raisedDocsOf(
  { items }: Block,
  id: string,
): { readonly docs: Uint16Array; readonly levels: Uint8Array } {
  const item = items.itemOfId.get(id);
  const from = item === undefined ? 0 : items.raisedStarts[item]!;
  const to = item === undefined ? 0 : items.raisedStarts[item + 1]!;
  return { docs: items.raisedDocs.subarray(from, to), levels: items.raisedLevels.subarray(from, to) };
}

/** Returns the highest level at which a document has an item of a want, 0 if it has none of them. */
export function wantedLevelOf({ items }: Block, doc: number, want: Want): number {
  const level = levelOf(items, doc, items.itemOfId.get(want.item));
  if (want.ambiguity === undefined) return level;
  return Math.max(level, ...want.ambiguity.others.map((item) => levelOf(items, doc, items.itemOfId.get(item))));
}

/** Returns how many wants other than `never` a document meets. */
export function countMetWants(block: Block, doc: number, wants: readonly Want[]): number {
  return wants.filter((want) => want.mode !== 'never' && wantedLevelOf(block, doc, want) >= want.level).length;
}
