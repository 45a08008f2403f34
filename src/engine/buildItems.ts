import type { Segment } from '@/catalog/segment';
import type { DocSet } from './docSet';
import { keepDocs } from './docSet';
import type { DocPlaces } from './placeDocs';

/** What the offers hold, both ways round. Items are numbers, places in `itemIds`. */
export type ItemColumns = {
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Item → the docs that have it at any level. */
  readonly itemDocs: readonly DocSet[];
  /** Item → the highest level that an offer gives. */
  readonly topLevels: Uint8Array;
  /** Doc i holds items[starts[i] … starts[i + 1]), ascending; `levels` goes along. */
  readonly starts: Uint32Array;
  readonly items: Uint16Array | Uint32Array;
  readonly levels: Uint8Array;
};

/** Builds what the offers hold. First counts how often each item comes, then lists the docs of each item, ascending;
 *  walking those lists item by item then gives each doc its items in ascending order without sorting. */
export function buildItems(segments: readonly Segment[], places: DocPlaces): ItemColumns {
  const { itemIds, itemOfId, numbersOf } = numberItems(segments);
  const itemCount = itemIds.length;
  const itemStarts = new Uint32Array(itemCount + 1);
  const starts = new Uint32Array(places.docs + 1);
  forEachHolding(segments, places, numbersOf, (doc, item) => {
    itemStarts[item + 1]!++;
    starts[doc + 1]!++;
  });
  for (let item = 0; item < itemCount; item++) itemStarts[item + 1]! += itemStarts[item]!;
  for (let doc = 0; doc < places.docs; doc++) starts[doc + 1]! += starts[doc]!;

  const total = starts[places.docs]!;
  const members = new Uint32Array(total);
  const memberLevels = new Uint8Array(total);
  const next = itemStarts.slice();
  forEachHolding(segments, places, numbersOf, (doc, item, level) => {
    const at = next[item]!++;
    members[at] = doc;
    memberLevels[at] = level;
  });

  const items = itemCount <= 0x1_0000 ? new Uint16Array(total) : new Uint32Array(total);
  const levels = new Uint8Array(total);
  const topLevels = new Uint8Array(itemCount);
  const nextOfDoc = starts.slice();
  for (let item = 0; item < itemCount; item++) {
    for (let at = itemStarts[item]!; at < itemStarts[item + 1]!; at++) {
      const place = nextOfDoc[members[at]!]!++;
      items[place] = item;
      levels[place] = memberLevels[at]!;
      topLevels[item] = Math.max(topLevels[item]!, memberLevels[at]!);
    }
  }
  const itemDocs = itemIds.map((_, item) =>
    keepDocs(members.slice(itemStarts[item], itemStarts[item + 1]), places.docs),
  );
  return { itemIds, itemOfId, itemDocs, topLevels, starts, items, levels };
}

/** Numbers the items of all segments.
 *  @returns  with `numbersOf`: segment → its own item number → the number here */
function numberItems(segments: readonly Segment[]) {
  const itemOfId = new Map<string, number>();
  const numbersOf = segments.map((segment) =>
    segment.itemIds.map((id) => {
      const number = itemOfId.get(id) ?? itemOfId.size;
      itemOfId.set(id, number);
      return number;
    }),
  );
  return { itemIds: [...itemOfId.keys()], itemOfId, numbersOf };
}

/** Visits every item of every doc, docs ascending. */
function forEachHolding(
  segments: readonly Segment[],
  places: DocPlaces,
  numbersOf: readonly (readonly number[])[],
  visit: (doc: number, item: number, level: number) => void,
): void {
  for (let doc = 0; doc < places.docs; doc++) {
    const at = places.segmentOf[doc]!;
    const row = places.rowOf[doc]!;
    const segment = segments[at]!;
    const numbers = numbersOf[at]!;
    for (let i = segment.itemStarts[row]!; i < segment.itemStarts[row + 1]!; i++) {
      visit(doc, numbers[segment.items[i]!]!, segment.levels[i]!);
    }
  }
}
