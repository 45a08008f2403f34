import type { DocSet } from '@/engine/bitset/docSet';
import type { Offsets } from '@/engine/columns/offsets';
import { startAt } from '@/engine/columns/offsets';
import { heldLevelOf } from '@/engine/heldLevel';
import type { KeptSets } from './docSetGroup';

/** What the docs of a block hold, both ways round. Items are numbers here, places in `itemIds`, the item that most docs
 *  hold first: a doc's popular items lie in front. */
export type BlockItems = {
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Items in the order of their ids, and the place of each in that order. */
  readonly byId: Int32Array;
  readonly placeById: Int32Array;
  /** Item → the docs that have it at any level. */
  readonly docsOf: readonly DocSet[];
  readonly sets: KeptSets;
  /** Items 0 … popular − 1 have large sets of bits. */
  readonly popular: number;
  /** From which item on items are listed with their docs: from 0 or, where memory is dear, from `popular` on. */
  readonly listedFrom: number;
  /** Of the listed items, doc i holds those of `items` between its starts, ascending. */
  readonly starts: Offsets;
  readonly items: Uint16Array | Int32Array;
  /** Item i is above level 1 in raisedDocs[raisedStarts[i] … raisedStarts[i + 1]), ascending; `raisedLevels` goes along.
   *  Most levels are 1, so the rest is kept instead of all. */
  readonly raisedStarts: Int32Array;
  readonly raisedDocs: Uint16Array;
  readonly raisedLevels: Uint8Array;
  /** Item → the highest level that an offer of the block gives. */
  readonly topLevels: Uint8Array;
};

/** The items that a doc holds, in the order of their ids, with their levels. */
export function heldBy(columns: BlockItems, doc: number): readonly { readonly item: string; readonly level: number }[] {
  const { sets, listedFrom, starts, items, byId, placeById, itemIds } = columns;
  const { words, stride } = sets;
  const places: number[] = [];
  for (let item = 0, at = doc >>> 5; item < listedFrom; item++, at += stride) {
    if (((words[at]! >>> (doc & 31)) & 1) === 1) insert(places, placeById[item]!);
  }
  const end = startAt(starts, doc + 1);
  for (let at = startAt(starts, doc); at < end; at++) insert(places, placeById[items[at]!]!);
  return places.map((place) => {
    const item = byId[place]!;
    return { item: itemIds[item]!, level: heldLevelOf(columns, doc, item) };
  });
}

/** Puts a number into an ascending list. */
function insert(list: number[], added: number): void {
  let at = list.length;
  list.push(added);
  for (; at > 0 && list[at - 1]! > added; at--) list[at] = list[at - 1]!;
  list[at] = added;
}
