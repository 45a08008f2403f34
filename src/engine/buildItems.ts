import type { BlockItems } from './blockItems';
import type { ItemMembers } from './gatherItems';
import type { KeptSets } from './keepSets';
import { densePrefix } from './keepSets';
import { keepOffsets } from './offsets';

/** Builds what the docs of a block hold.
 *  @param sets       the docs of each item, as they are kept
 *  @param isCompact  lists only the items that are not popular with their docs */
export function buildItems(gathered: ItemMembers, sets: KeptSets, docs: number, isCompact: boolean): BlockItems {
  const { itemIds, starts, members, levels } = gathered;
  const popular = densePrefix(starts, docs, POPULAR);
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
    popular,
    ...listHeld(starts, members, docs, isCompact ? popular : 0),
    ...keepRaised(starts, members, levels),
  };
}

/** One doc in so many makes an item popular: then its bits take less memory than its place in the lists of its docs would. */
const POPULAR = 32;

/** Lists for each doc the items that are not among the first few. */
function listHeld(itemStarts: Int32Array, members: Uint16Array, docs: number, listedFrom: number) {
  const count = itemStarts.length - 1;
  const starts = new Int32Array(docs + 1);
  for (let at = itemStarts[listedFrom]!; at < members.length; at++) starts[members[at]! + 1]!++;
  for (let doc = 0; doc < docs; doc++) starts[doc + 1]! += starts[doc]!;
  const items = numbersFor(starts[docs]!, count);
  const next = starts.slice();
  for (let item = listedFrom; item < count; item++) {
    for (let at = itemStarts[item]!; at < itemStarts[item + 1]!; at++) items[next[members[at]!]!++] = item;
  }
  return { listedFrom, starts: keepOffsets(starts), items };
}

function keepRaised(itemStarts: Int32Array, members: Uint16Array, levels: Uint8Array) {
  const count = itemStarts.length - 1;
  const raisedStarts = new Int32Array(count + 1);
  const docs = new Uint16Array(members.length);
  const raisedLevels = new Uint8Array(members.length);
  const topLevels = new Uint8Array(count).fill(1);
  let raised = 0;
  for (let item = 0; item < count; item++) {
    for (let at = itemStarts[item]!; at < itemStarts[item + 1]!; at++) {
      const level = levels[at]!;
      if (level <= 1) continue;
      docs[raised] = members[at]!;
      raisedLevels[raised++] = level;
      if (level > topLevels[item]!) topLevels[item] = level;
    }
    raisedStarts[item + 1] = raised;
  }
  return { raisedStarts, raisedDocs: docs.slice(0, raised), raisedLevels: raisedLevels.slice(0, raised), topLevels };
}

/** Room for `length` numbers below `limit`. */
function numbersFor(length: number, limit: number): Uint16Array | Int32Array {
  return limit <= 2 ** 16 ? new Uint16Array(length) : new Int32Array(length);
}
