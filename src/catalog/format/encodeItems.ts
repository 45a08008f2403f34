import { type ByteWriter, collectBytes, writeByte, writeTexts, writeVarint } from '@/catalog/bytes/byteWriter';
import type { Offer } from '@/domain/offer';
import type { ColumnSection } from './columnFile';
import { buildDictionary } from './dictionary';

/** Encodes what the offers hold: the items in one section, their levels in another, for levels are mostly 1. */
export function encodeItems(
  rows: readonly Offer[],
): Readonly<Record<Extract<ColumnSection, 'items' | 'levels'>, Uint8Array>> {
  const dictionary = buildDictionary(listItems(rows));
  // Many offers hold the very same items, and then often the same list of them.
  const known = new Map<Offer['items'], readonly PlacedItem[]>();
  const placed = rows.map(({ items }) => {
    const there = known.get(items);
    if (there !== undefined) return there;
    const inOrder = items
      .map(({ item, level }) => ({ place: dictionary.placeOf(item), level }))
      .sort((a, b) => a.place - b.place);
    known.set(items, inOrder);
    return inOrder;
  });
  return {
    items: collectBytes((writer) => {
      writeVarint(writer, dictionary.texts.length);
      writeTexts(writer, dictionary.texts);
      for (const items of placed) writeVarint(writer, items.length);
      for (const items of placed) writePlaces(writer, items);
    }),
    levels: collectBytes((writer) => {
      for (const items of placed) for (const { level } of items) writeByte(writer, level);
    }),
  };
}

type PlacedItem = { readonly place: number; readonly level: number };

function* listItems(rows: readonly Offer[]): Generator<string, void> {
  for (const { items } of rows) for (const { item } of items) yield item;
}

/** Places ascend, each as the gap to the one before. */
function writePlaces(writer: ByteWriter, items: readonly PlacedItem[]): void {
  let next = 0;
  for (const { place } of items) {
    writeVarint(writer, place - next);
    next = place + 1;
  }
}
