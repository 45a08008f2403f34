import type { BlockItems } from './blockItems';
import type { KeptSets } from './docSetGroup';
import type { ItemMembers } from './gatherItems';

/** Builds what the docs of a block hold.
 *  @param sets    the docs of each item, as they are kept
 *  @param listed  the items of each doc, as they are kept */
export function buildItems(
  gathered: ItemMembers,
  sets: KeptSets,
  listed: Pick<BlockItems, 'popular' | 'listedFrom' | 'starts' | 'items'>,
): BlockItems {
  const { itemIds, starts, members, levels } = gathered;
  const byId = Int32Array.from(itemIds.keys()).sort((a, b) => (itemIds[a]! < itemIds[b]! ? -1 : 1));
  const placeById = new Int32Array(byId.length);
  byId.forEach((item, place) => {
    placeById[item] = place;
  });
  return {
    itemIds,
    itemOfId: new Map(itemIds.map((id, item) => [id, item])),
    byId,
    placeById,
    docsOf: sets.sets,
    sets,
    ...listed,
    ...keepRaised(starts, members, levels),
  };
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
