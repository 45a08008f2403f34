import { assignIdNumbers } from '@/engine/columns/assignIdNumbers';
import { visitRanges } from './blockRows';
import type { MemberLists } from './docSets';
import type { RankedRows } from './rankRows';
import type { RowRange } from './rowRanges';

/** The documents of each item of a block, with the levels. */
export type ItemMembers = MemberLists & {
  /** Most frequent item first. */
  readonly itemIds: readonly string[];
  /** Parallel to `members`. */
  readonly levels: Uint8Array;
};

/** Inverts the item lists of the rows with a counting sort: collects the items of each document and their frequencies,
 *  then distributes the documents. Rows are read in storage order, which is faster than in document order. */
export function gatherItems(ranges: readonly RowRange[], rows: RankedRows): ItemMembers {
  const { ids, numbers: idNumbers } = assignIdNumbers(ranges.map(({ segment }) => segment.itemIds));
  const byDoc = gatherByDoc(ranges, rows, idNumbers, ids.length);
  const { itemIds, itemOf, starts } = sortItems(ids, byDoc.frequencies);
  const members = new Uint16Array(byDoc.ids.length);
  const levels = new Uint8Array(byDoc.ids.length);
  const next = starts.slice();
  for (let doc = 0; doc < rows.docCount; doc++) {
    const end = byDoc.starts[doc + 1]!;
    for (let from = byDoc.starts[doc]!; from < end; from++) {
      const to = next[itemOf[byDoc.ids[from]!]!]!++;
      members[to] = doc;
      levels[to] = byDoc.levels[from]!;
    }
  }
  return { itemIds, starts, members, levels };
}

/** Collects the items of document i in ids[starts[i] … starts[i + 1]), with their levels. */
function gatherByDoc(
  ranges: readonly RowRange[],
  rows: RankedRows,
  idNumbers: readonly Uint32Array[],
  idCount: number,
) {
  const starts = new Int32Array(rows.docCount + 1);
  visitRanges(ranges, rows, ({ segment: { itemStarts }, from, to }, docOfRow) => {
    for (let row = from; row < to; row++) {
      const doc = docOfRow[row]!;
      if (doc >= 0) starts[doc + 1] = itemStarts[row + 1]! - itemStarts[row]!;
    }
  });
  for (let doc = 0; doc < rows.docCount; doc++) starts[doc + 1]! += starts[doc]!;
  const ids = new (idCount <= 2 ** 16 ? Uint16Array : Uint32Array)(starts[rows.docCount]!);
  const levels = new Uint8Array(ids.length);
  const frequencies = new Int32Array(idCount);
  visitRanges(ranges, rows, ({ segment, from, to }, docOfRow, range) => {
    const numberOf = idNumbers[range]!;
    for (let row = from; row < to; row++) {
      const doc = docOfRow[row]!;
      if (doc < 0) continue;
      const end = segment.itemStarts[row + 1]!;
      for (let source = segment.itemStarts[row]!, into = starts[doc]!; source < end; source++, into++) {
        const id = numberOf[segment.items[source]!]!;
        ids[into] = id;
        levels[into] = segment.levels[source]!;
        frequencies[id]!++;
      }
    }
  });
  return { starts, ids, levels, frequencies };
}

/** Numbers items by descending frequency. Items that only rows outside the block have are left out.
 *  @returns  `itemOf` maps the index in `ids` to the item */
function sortItems(ids: readonly string[], frequencies: Int32Array) {
  const frequent = [...ids.keys()]
    .filter((id) => frequencies[id]! > 0)
    .sort((a, b) => frequencies[b]! - frequencies[a]! || a - b);
  const itemOf = new Int32Array(ids.length);
  const starts = new Int32Array(frequent.length + 1);
  for (const [item, id] of frequent.entries()) {
    itemOf[id] = item;
    starts[item + 1] = starts[item]! + frequencies[id]!;
  }
  return { itemIds: frequent.map((id) => ids[id]!), itemOf, starts };
}
