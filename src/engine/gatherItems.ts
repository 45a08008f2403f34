import { numberIds } from './numberIds';
import type { Piece } from './pieces';
import type { Places } from './placeRows';
import { visitRows } from './visitRows';

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
  const { docs, pieceOf, rowOf, rankOfDoc } = placed;
  const { ids, numbers: placesOf } = numberIds(pieces.map(({ segment }) => segment.itemIds));
  const sizes = countItems(pieces, placed, placesOf, ids.length);
  const { itemIds, numbers, starts } = sortItems(ids, sizes);
  const numbersOf = placesOf.map((places) => places.map((place) => numbers[place]!));
  const members = new Uint16Array(starts[itemIds.length]!);
  const levels = new Uint8Array(members.length);
  const next = starts.slice();
  for (let doc = 0; doc < docs; doc++) {
    const rank = rankOfDoc[doc]!;
    const piece = pieceOf[rank]!;
    const row = rowOf[rank]!;
    const { itemStarts, items, levels: own } = pieces[piece]!.segment;
    const itemNumbers = numbersOf[piece]!;
    const end = itemStarts[row + 1]!;
    for (let from = itemStarts[row]!; from < end; from++) {
      const at = next[itemNumbers[items[from]!]!]!++;
      members[at] = doc;
      levels[at] = own[from]!;
    }
  }
  return { itemIds, starts, members, levels };
}

/** How many docs hold each item. */
function countItems(
  pieces: readonly Piece[],
  placed: Places,
  placesOf: readonly Uint32Array[],
  count: number,
): Int32Array {
  const sizes = new Int32Array(count);
  visitRows(pieces, placed, ({ segment, from, to }, docOfRow, piece) => {
    const { itemStarts, items } = segment;
    const places = placesOf[piece]!;
    for (let row = from; row < to; row++) {
      if (docOfRow[row]! < 0) continue;
      const end = itemStarts[row + 1]!;
      for (let at = itemStarts[row]!; at < end; at++) sizes[places[items[at]!]!]!++;
    }
  });
  return sizes;
}

/** Numbers items by how many docs hold them; what only rows left out had is no item of the block.
 *  @returns  with `numbers`: place in `ids` → number */
function sortItems(ids: readonly string[], sizes: Int32Array) {
  const popular = [...ids.keys()].filter((id) => sizes[id]! > 0).sort((a, b) => sizes[b]! - sizes[a]! || a - b);
  const numbers = new Int32Array(ids.length);
  const starts = new Int32Array(popular.length + 1);
  for (const [number, id] of popular.entries()) {
    numbers[id] = number;
    starts[number + 1] = starts[number]! + sizes[id]!;
  }
  return { itemIds: popular.map((id) => ids[id]!), numbers, starts };
}
