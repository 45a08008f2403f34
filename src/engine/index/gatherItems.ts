import { numberIds } from '@/engine/columns/numberIds';
import { visitRows } from '@/engine/visitRows';
import type { Places } from './placeRows';
import type { Piece } from './rowRanges';

/** What the docs of a block hold, item by item. */
export type ItemMembers = {
  /** The item that most docs hold first. */
  readonly itemIds: readonly string[];
  /** The docs of item i are members[starts[i] … starts[i + 1]), ascending; `levels` goes along. */
  readonly starts: Int32Array;
  readonly members: Uint16Array;
  readonly levels: Uint8Array;
};

/** Turns what each row of the segments holds into the docs of each item: gathers the items of each doc, counting how often
 *  each comes, then deals the docs out, so that nothing has to be sorted. Rows are read in their own order, for what lies
 *  side by side is in the processor's cache; docs are in another. */
export function gatherItems(pieces: readonly Piece[], placed: Places): ItemMembers {
  const { ids, numbers: placesOf } = numberIds(pieces.map(({ segment }) => segment.itemIds));
  const { docStarts, places, held, sizes } = gatherByDoc(pieces, placed, placesOf, ids.length);
  const { itemIds, numbers, starts } = sortItems(ids, sizes);
  const members = new Uint16Array(places.length);
  const levels = new Uint8Array(places.length);
  const next = starts.slice();
  for (let doc = 0; doc < placed.docs; doc++) {
    const end = docStarts[doc + 1]!;
    for (let from = docStarts[doc]!; from < end; from++) {
      const at = next[numbers[places[from]!]!]!++;
      members[at] = doc;
      levels[at] = held[from]!;
    }
  }
  return { itemIds, starts, members, levels };
}

/** The items of doc i are places[docStarts[i] … docStarts[i + 1]), as places among the ids; the levels `held` go along.
 *  @returns  with `sizes`: how many docs hold each item */
function gatherByDoc(pieces: readonly Piece[], placed: Places, placesOf: readonly Uint32Array[], count: number) {
  const docStarts = new Int32Array(placed.docs + 1);
  visitRows(pieces, placed, ({ segment: { itemStarts }, from, to }, docOfRow) => {
    for (let row = from; row < to; row++) {
      const doc = docOfRow[row]!;
      if (doc >= 0) docStarts[doc + 1] = itemStarts[row + 1]! - itemStarts[row]!;
    }
  });
  for (let doc = 0; doc < placed.docs; doc++) docStarts[doc + 1]! += docStarts[doc]!;
  const places = new (count <= 2 ** 16 ? Uint16Array : Uint32Array)(docStarts[placed.docs]!);
  const held = new Uint8Array(places.length);
  const sizes = new Int32Array(count);
  visitRows(pieces, placed, ({ segment, from, to }, docOfRow, piece) => {
    const { itemStarts, items, levels } = segment;
    const own = placesOf[piece]!;
    for (let row = from; row < to; row++) {
      const doc = docOfRow[row]!;
      if (doc < 0) continue;
      const end = itemStarts[row + 1]!;
      for (let at = itemStarts[row]!, into = docStarts[doc]!; at < end; at++, into++) {
        const place = own[items[at]!]!;
        places[into] = place;
        held[into] = levels[at]!;
        sizes[place]!++;
      }
    }
  });
  return { docStarts, places, held, sizes };
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
