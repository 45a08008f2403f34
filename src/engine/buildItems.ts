import { hasDoc } from './bits';
import type { ItemSets } from './itemSets';
import { keepItemSets } from './itemSets';
import type { Piece } from './pieces';
import type { Places } from './placeRows';

/** What the docs of a block hold, both ways round. Items are numbers here, places in `itemIds`, the item that most docs
 *  hold first: those have sets of bits, and only the others are listed for each doc. */
export type BlockItems = {
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Items in the order of their ids, and the place of each in that order. */
  readonly byId: Uint16Array | Int32Array;
  readonly placeById: Uint16Array | Int32Array;
  /** Item → the docs that have it at any level. */
  readonly docsOf: ItemSets['sets'];
  readonly sets: ItemSets;
  /** Of the items whose sets are lists, doc i holds items[starts[i] … starts[i + 1]), ascending. */
  readonly starts: Int32Array;
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
  const { docsOf, sets, starts, items, byId, placeById, itemIds } = columns;
  const places: number[] = [];
  for (let item = 0; item < sets.dense; item++) {
    const set = docsOf[item]!;
    if (set.kind === 'bits' && hasDoc(set.bits, doc)) places.push(placeById[item]!);
  }
  for (let at = starts[doc]!; at < starts[doc + 1]!; at++) places.push(placeById[items[at]!]!);
  return places
    .sort((a, b) => a - b)
    .map((place) => {
      const item = byId[place]!;
      return { item: itemIds[item]!, level: heldLevelOf(columns, doc, item) };
    });
}

function holds({ docsOf, starts, items }: BlockItems, doc: number, item: number): boolean {
  const set = docsOf[item]!;
  if (set.kind === 'bits') return hasDoc(set.bits, doc);
  return findDoc(items, starts[doc]!, starts[doc + 1]!, item) >= 0;
}

/** The level of an item that the doc has. */
function heldLevelOf({ raisedDocs, raisedStarts, raisedLevels }: BlockItems, doc: number, item: number): number {
  const raised = findDoc(raisedDocs, raisedStarts[item]!, raisedStarts[item + 1]!, doc);
  return raised >= 0 ? raisedLevels[raised]! : 1;
}

/** Builds what the docs of a block hold. First counts how often each item comes, then lists the docs of each item,
 *  ascending; walking those lists item by item then gives each doc its items in ascending order without sorting. */
export function buildItems(pieces: readonly Piece[], placed: Places): BlockItems {
  const { docs } = placed;
  const { ids, starts, held, heldLevels } = gatherHoldings(pieces, placed);
  const { itemIds, numbers, itemStarts } = numberItems(ids, held);
  const members = new Uint16Array(held.length);
  const memberLevels = new Uint8Array(held.length);
  const next = itemStarts.slice();
  for (let doc = 0; doc < docs; doc++) {
    for (let i = starts[doc]!; i < starts[doc + 1]!; i++) {
      const at = next[numbers[held[i]!]!]!++;
      members[at] = doc;
      memberLevels[at] = heldLevels[i]!;
    }
  }
  const sets = keepItemSets(itemStarts, members, docs);
  const byId = numbersFor(itemIds.length, itemIds.length);
  byId.set([...itemIds.keys()].sort((a, b) => (itemIds[a]! < itemIds[b]! ? -1 : 1)));
  const placeById = numbersFor(itemIds.length, itemIds.length);
  for (let place = 0; place < byId.length; place++) placeById[byId[place]!] = place;
  return {
    itemIds,
    itemOfId: new Map(itemIds.map((id, item) => [id, item])),
    byId,
    placeById,
    docsOf: sets.sets,
    sets,
    ...listSparse(itemStarts, members, sets.dense, docs),
    ...keepRaised(itemStarts, members, memberLevels),
  };
}

/** Lists for each doc the items that have no set of bits. */
function listSparse(itemStarts: Int32Array, members: Uint16Array, dense: number, docs: number) {
  const count = itemStarts.length - 1;
  const starts = new Int32Array(docs + 1);
  for (let at = itemStarts[dense]!; at < members.length; at++) starts[members[at]! + 1]!++;
  for (let doc = 0; doc < docs; doc++) starts[doc + 1]! += starts[doc]!;
  const items = numbersFor(starts[docs]!, count);
  const next = starts.slice();
  for (let item = dense; item < count; item++) {
    for (let at = itemStarts[item]!; at < itemStarts[item + 1]!; at++) items[next[members[at]!]!++] = item;
  }
  return { starts, items };
}

/** Room for `length` numbers below `limit`. */
function numbersFor(length: number, limit: number): Uint16Array | Int32Array {
  return limit <= 2 ** 16 ? new Uint16Array(length) : new Int32Array(length);
}

/** Brings what all docs hold together, by doc.
 *  @returns  with `held`: places in `ids` */
function gatherHoldings(pieces: readonly Piece[], { docs, pieceOf, rowOf, rankOfDoc }: Places) {
  const placeOfId = new Map<string, number>();
  const placesOf = pieces.map(({ segment }) =>
    Int32Array.from(segment.itemIds, (id) => {
      const place = placeOfId.get(id) ?? placeOfId.size;
      placeOfId.set(id, place);
      return place;
    }),
  );
  const starts = new Int32Array(docs + 1);
  for (let doc = 0; doc < docs; doc++) {
    const rank = rankOfDoc[doc]!;
    const { itemStarts } = pieces[pieceOf[rank]!]!.segment;
    starts[doc + 1] = starts[doc]! + itemStarts[rowOf[rank]! + 1]! - itemStarts[rowOf[rank]!]!;
  }
  const held = new Int32Array(starts[docs]!);
  const heldLevels = new Uint8Array(starts[docs]!);
  for (let doc = 0; doc < docs; doc++) {
    const rank = rankOfDoc[doc]!;
    const at = pieceOf[rank]!;
    const { segment } = pieces[at]!;
    const places = placesOf[at]!;
    let from = segment.itemStarts[rowOf[rank]!]!;
    for (let i = starts[doc]!; i < starts[doc + 1]!; i++, from++) {
      held[i] = places[segment.items[from]!]!;
      heldLevels[i] = segment.levels[from]!;
    }
  }
  return { ids: [...placeOfId.keys()], starts, held, heldLevels };
}

/** Numbers items by how many docs hold them; what only rows left out had is no item of the block.
 *  @returns  with `numbers`: place in `ids` → number */
function numberItems(ids: readonly string[], held: Int32Array) {
  const sizes = new Int32Array(ids.length);
  for (let i = 0; i < held.length; i++) sizes[held[i]!]!++;
  const popular = [...ids.keys()].filter((id) => sizes[id]! > 0).sort((a, b) => sizes[b]! - sizes[a]! || a - b);
  const numbers = new Int32Array(ids.length);
  const itemStarts = new Int32Array(popular.length + 1);
  for (const [number, id] of popular.entries()) {
    numbers[id] = number;
    itemStarts[number + 1] = itemStarts[number]! + sizes[id]!;
  }
  return { itemIds: popular.map((id) => ids[id]!), numbers, itemStarts };
}

function keepRaised(itemStarts: Int32Array, members: Uint16Array, levels: Uint8Array) {
  const count = itemStarts.length - 1;
  let raised = 0;
  for (let at = 0; at < levels.length; at++) if (levels[at]! > 1) raised++;
  const raisedStarts = new Int32Array(count + 1);
  const raisedDocs = new Uint16Array(raised);
  const raisedLevels = new Uint8Array(raised);
  const topLevels = new Uint8Array(count).fill(1);
  let place = 0;
  for (let item = 0; item < count; item++) {
    for (let at = itemStarts[item]!; at < itemStarts[item + 1]!; at++) {
      const level = levels[at]!;
      if (level <= 1) continue;
      raisedDocs[place] = members[at]!;
      raisedLevels[place++] = level;
      if (level > topLevels[item]!) topLevels[item] = level;
    }
    raisedStarts[item + 1] = place;
  }
  return { raisedStarts, raisedDocs, raisedLevels, topLevels };
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
