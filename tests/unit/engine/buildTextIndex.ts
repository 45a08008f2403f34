import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { createTextIndexBuilder } from '@/engine/text/textIndexBuilder';

/** Builds the text index of a catalog in one go.
 *  @param texts  of the segments that the index was built from, in their order; null where they are empty
 *  @param names  every spelling of the items that text may match */
export function buildTextIndex(
  index: OfferIndex,
  texts: readonly (SegmentTexts | null)[],
  names: readonly ItemNames[],
): TextIndex {
  const builder = createTextIndexBuilder(names);
  for (const block of index.blocks) builder.addLines(block, (segment) => texts[segment] ?? null);
  return builder.read('loaded');
}
