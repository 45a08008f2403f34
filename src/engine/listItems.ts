import type { BlockMemory } from './blockMemory';
import { keepOffsets } from './columns/offsets';
import type { BlockItems } from './index/blockItems';
import { densePrefix } from './index/docSetGroup';
import type { ItemMembers } from './index/gatherItems';

type Numbers = Uint8Array | Uint16Array | Int32Array;

/** The items of each doc, before they lie in the memory of their block. */
export type ItemLists = Pick<BlockItems, 'popular' | 'listedFrom'> & {
  /** As BlockItems: bases and steps of `starts`, and `items`. */
  readonly parts: readonly Numbers[];
};

/** One doc in so many makes an item popular: then its bits take less memory than its place in the lists of its docs would. */
const POPULAR = 32;

/** Lists the items of each doc of a block.
 *  @param isCompact  lists only those that are not popular */
export function listItems(
  { itemIds, starts: itemStarts, members }: ItemMembers,
  docs: number,
  isCompact: boolean,
): ItemLists {
  const count = itemIds.length;
  const popular = densePrefix(itemStarts, docs, POPULAR);
  const listedFrom = isCompact ? popular : 0;
  const starts = new Int32Array(docs + 1);
  for (let at = itemStarts[listedFrom]!; at < members.length; at++) starts[members[at]! + 1]!++;
  for (let doc = 0; doc < docs; doc++) starts[doc + 1]! += starts[doc]!;
  const items = new (count <= 2 ** 16 ? Uint16Array : Int32Array)(starts[docs]!);
  const next = starts.slice();
  for (let item = listedFrom; item < count; item++) {
    for (let at = itemStarts[item]!; at < itemStarts[item + 1]!; at++) items[next[members[at]!]!++] = item;
  }
  const { bases, steps } = keepOffsets(starts);
  return { popular, listedFrom, parts: [bases, steps, items] };
}

/** Moves the lists into the memory of their block. */
export function placeLists(
  { buffer, take }: BlockMemory,
  { parts, ...rest }: ItemLists,
): Pick<BlockItems, 'popular' | 'listedFrom' | 'starts' | 'items'> {
  const [bases, steps, items] = parts.map((part) => {
    const Kept = part.constructor as new (buffer: ArrayBuffer, address: number, length: number) => Numbers;
    const kept = new Kept(buffer, take(part.byteLength), part.length);
    kept.set(part);
    return kept;
  }) as [Int32Array, Numbers, Uint16Array | Int32Array];
  return { ...rest, starts: { bases, steps }, items };
}
