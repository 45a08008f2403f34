import type { Offer } from '@/domain/offer';
import { collectBytes, writeRows, writeTexts, writeVarint } from './byteWriter';
import type { ColumnSection } from './columnFile';
import { buildDictionary } from './dictionary';

/** Encodes what the offers hold: the items in one section, their levels in another, for levels are mostly 1. */
export function encodeItems(
  rows: readonly Offer[],
): Readonly<Record<Extract<ColumnSection, 'items' | 'levels'>, Uint8Array>> {
  const dictionary = buildDictionary(rows.flatMap((offer) => offer.items.map(({ item }) => item)));
  const placed = rows.map((offer) =>
    offer.items
      .map(({ item, level }) => ({ place: dictionary.placeOf(item), level }))
      .sort((a, b) => a.place - b.place),
  );
  return {
    items: collectBytes((writer) => {
      writeVarint(writer, dictionary.texts.length);
      writeTexts(writer, dictionary.texts);
      for (const items of placed) writeVarint(writer, items.length);
      for (const items of placed)
        writeRows(
          writer,
          items.map(({ place }) => place),
        );
    }),
    levels: Uint8Array.from(placed.flatMap((items) => items.map(({ level }) => level))),
  };
}
