import type { SegmentTexts } from '@/catalog/format/segmentTexts';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { createGrowingText } from './growingText';

/** Builds the whole text part of an index at once.
 *  @param texts  of the segments that the index was built from, in their order; null where they are empty
 *  @param names  every spelling of the items that text may match */
export function buildText(
  index: OfferIndex,
  texts: readonly (SegmentTexts | null)[],
  names: readonly ItemNames[],
): TextIndex {
  const growing = createGrowingText(names);
  for (const block of index.blocks) growing.addLines(block, (source) => texts[source] ?? null);
  return growing.read('there');
}
