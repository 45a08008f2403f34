import type { Piece } from './pieces';
import type { Places } from './placeRows';

/** What the docs of a block hold, item by item. */
export type ItemMembers = {
  /** The item that most docs hold first. */
  readonly itemIds: readonly string[];
  /** The docs of item i are members[starts[i] … starts[i + 1]), ascending; `levels` goes along. */
  readonly starts: Int32Array;
  readonly members: Uint16Array;
  readonly levels: Uint8Array;
};

/** Turns what each row of the segments holds into the docs of each item: counts how often each item comes, then deals
 *  the docs out, so that nothing has to be sorted. */
export function gatherItems(pieces: readonly Piece[], placed: Places): ItemMembers {
  const { docs } = placed;
  const { ids, starts, held, heldLevels } = gatherHoldings(pieces, placed);
  const { itemIds, numbers, itemStarts } = numberItems(ids, held);
  const members = new Uint16Array(held.length);
  const levels = new Uint8Array(held.length);
  const next = itemStarts.slice();
  for (let doc = 0; doc < docs; doc++) {
    for (let i = starts[doc]!; i < starts[doc + 1]!; i++) {
      const at = next[numbers[held[i]!]!]!++;
      members[at] = doc;
      levels[at] = heldLevels[i]!;
    }
  }
  return { itemIds, starts: itemStarts, members, levels };
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
