import { textAt } from '@/catalog/byteReader';
import type { Segment } from '@/catalog/segment';
import type { ItemNames } from '@/domain/itemNames';
import { foldText } from '@/names/foldText';
import type { DocPlaces } from './placeDocs';

/** Everything text can match, folded. */
export type FoldedTexts = {
  /** For each doc its code, title and note, each followed by a line feed, all in one string: one scan of a long string
   *  is many times faster than many scans of short ones. Folded words hold no line feed, so none matches across. */
  readonly offers: string;
  /** Where each doc begins in `offers`; one more than there are docs. */
  readonly starts: Uint32Array;
  /** Shop → its folded name. */
  readonly shops: ReadonlyMap<string, string>;
  /** Item number → its folded names, a line feed between them. */
  readonly items: readonly string[];
};

export const TEXT_END = '\n';

/** Folds the texts of all docs, shops and items.
 *  @param names  every spelling of items; an item that is not in it matches no text */
export function foldTexts(
  segments: readonly Segment[],
  { docs, segmentOf, rowOf }: Pick<DocPlaces, 'docs' | 'segmentOf' | 'rowOf'>,
  shops: readonly string[],
  itemIds: readonly string[],
  names: readonly ItemNames[],
): FoldedTexts {
  const starts = new Uint32Array(docs + 1);
  const parts: string[] = [];
  for (let doc = 0; doc < docs; doc++) {
    const segment = segments[segmentOf[doc]!]!;
    const row = rowOf[doc]!;
    const texts = [segment.codes[row]!, textAt(segment.titles, row), textAt(segment.notes, row)];
    const part = texts.map((text) => foldText(text) + TEXT_END).join('');
    parts.push(part);
    starts[doc + 1] = starts[doc]! + part.length;
  }
  const namesOf = new Map<string, readonly string[]>(names.map((one) => [one.item, one.names]));
  return {
    offers: parts.join(''),
    starts,
    shops: new Map(shops.map((shop) => [shop, foldText(shop)])),
    items: itemIds.map((id) => (namesOf.get(id) ?? []).map(foldText).join(TEXT_END)),
  };
}
