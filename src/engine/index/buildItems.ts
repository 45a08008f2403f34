import type { BlockItems } from './blockItems';
import { buildDocSets } from './docSets';
import type { ItemMembers } from './gatherItems';

/** An item is stored as a bitset if at least one document in this many has it: intersecting the bitset then takes less time
 *  than intersecting a list. */
const DENSITY = 24;

/** Builds both indexes of the items of a block. */
export function buildItems(gathered: ItemMembers, docCount: number): BlockItems {
  const { itemIds } = gathered;
  const byId = Int32Array.from(itemIds.keys()).sort((a, b) => (itemIds[a]! < itemIds[b]! ? -1 : 1));
  const orderById = new Int32Array(byId.length);
  byId.forEach((item, order) => {
    orderById[item] = order;
  });
  return {
    itemIds,
    itemOfId: new Map(itemIds.map((id, item) => [id, item])),
    byId,
    orderById,
    docsOf: buildDocSets(gathered, docCount, DENSITY),
    ...listByDoc(gathered, docCount),
    ...listRaised(gathered),
  };
}

function listByDoc({ itemIds, starts: itemStarts, members }: ItemMembers, docCount: number) {
  const starts = new Int32Array(docCount + 1);
  for (let i = 0; i < members.length; i++) starts[members[i]! + 1]!++;
  for (let doc = 0; doc < docCount; doc++) starts[doc + 1]! += starts[doc]!;
  const items = new (itemIds.length <= 2 ** 16 ? Uint16Array : Int32Array)(starts[docCount]!);
  const next = starts.slice();
  for (let item = 0; item < itemIds.length; item++) {
    for (let i = itemStarts[item]!; i < itemStarts[item + 1]!; i++) items[next[members[i]!]!++] = item;
  }
  return { starts, items };
}

function listRaised({ itemIds, starts, members, levels }: ItemMembers) {
  const raisedStarts = new Int32Array(itemIds.length + 1);
  const docs = new Uint16Array(members.length);
  const raisedLevels = new Uint8Array(members.length);
  const topLevels = new Uint8Array(itemIds.length).fill(1);
  let raised = 0;
  for (let item = 0; item < itemIds.length; item++) {
    for (let i = starts[item]!; i < starts[item + 1]!; i++) {
      const level = levels[i]!;
      if (level <= 1) continue;
      docs[raised] = members[i]!;
      raisedLevels[raised++] = level;
      if (level > topLevels[item]!) topLevels[item] = level;
    }
    raisedStarts[item + 1] = raised;
  }
  return { raisedStarts, raisedDocs: docs.slice(0, raised), raisedLevels: raisedLevels.slice(0, raised), topLevels };
}
