import { hasDoc } from './bits';
import type { DocSet } from './docSet';
import type { KeptSets } from './keepSets';
import type { Offsets } from './offsets';
import { startAt } from './offsets';

/** What the docs of a block hold, both ways round. Items are numbers here, places in `itemIds`, the item that most docs
 *  hold first: a doc's popular items lie in front. */
export type BlockItems = {
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Items in the order of their ids, and the place of each in that order. */
  readonly byId: Uint16Array | Int32Array;
  readonly placeById: Uint16Array | Int32Array;
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

/** The level at which a doc has an item, 0 if it does not have it.
 *  @param item  number of the item in the block; undefined: the block does not know it */
export function levelOf(columns: BlockItems, doc: number, item: number | undefined): number {
  return item !== undefined && holds(columns, doc, item) ? heldLevelOf(columns, doc, item) : 0;
}

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

function holds({ docsOf, starts, items }: BlockItems, doc: number, item: number): boolean {
  const set = docsOf[item]!;
  if (set.kind === 'bits') return hasDoc(set.bits, doc);
  return findDoc(items, startAt(starts, doc), startAt(starts, doc + 1), item) >= 0;
}

/** The level of an item that the doc has. */
function heldLevelOf({ raisedDocs, raisedStarts, raisedLevels }: BlockItems, doc: number, item: number): number {
  const raised = findDoc(raisedDocs, raisedStarts[item]!, raisedStarts[item + 1]!, doc);
  return raised >= 0 ? raisedLevels[raised]! : 1;
}

/** Where a number stands in an ascending stretch of a list, −1 if it does not. */
function findDoc(list: Uint16Array | Int32Array, from: number, to: number, wanted: number): number {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = list[middle]!;
    if (found < wanted) low = middle + 1;
    else if (found > wanted) high = middle - 1;
    else return middle;
  }
  return -1;
}
