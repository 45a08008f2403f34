import { type ByteWriter, collectBytes, writeByte, writeTexts, writeVarint } from '@/catalog/bytes/byteWriter';
import type { Offer } from '@/domain/offer';
import type { ColumnSection } from './columnFile';
import { buildDictionary } from './dictionary';

/** Encodes items and levels in separate sections, since levels are mostly 1. */
export function encodeItems(
  rows: readonly Offer[],
): Readonly<Record<Extract<ColumnSection, 'items' | 'levels'>, Uint8Array>> {
  const dictionary = buildDictionary(listItems(rows));
  // Offers with the same items often share one list object.
  const indexedLists = new Map<Offer['items'], readonly IndexedItem[]>();
  const indexed = rows.map(({ items }) => {
    const known = indexedLists.get(items);
    if (known !== undefined) return known;
    const inOrder = items
      .map(({ item, level }) => ({ index: dictionary.indexOf(item), level }))
      .sort((a, b) => a.index - b.index);
    indexedLists.set(items, inOrder);
    return inOrder;
  });
  return {
    items: collectBytes((writer) => {
      writeVarint(writer, dictionary.texts.length);
      writeTexts(writer, dictionary.texts);
      for (const items of indexed) writeVarint(writer, items.length);
      for (const items of indexed) writeIndexes(writer, items);
    }),
    levels: collectBytes((writer) => {
      for (const items of indexed) for (const { level } of items) writeByte(writer, level);
    }),
  };
}

type IndexedItem = { readonly index: number; readonly level: number };

function* listItems(rows: readonly Offer[]): Generator<string, void> {
  for (const { items } of rows) for (const { item } of items) yield item;
}

/** Writes ascending indexes, delta-encoded. */
function writeIndexes(writer: ByteWriter, items: readonly IndexedItem[]): void {
  let next = 0;
  for (const { index } of items) {
    writeVarint(writer, index - next);
    next = index + 1;
  }
}
