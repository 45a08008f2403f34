import { openTexts, type TextSource } from '@/catalog/files/openTexts';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { IndexedBlock, OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { createTextIndexBuilder } from '@/engine/text/textIndexBuilder';
import type { Step } from './growingIndex';

/** The text search, which is a chunk of its own, with titles and notes. */
export type TextSearch = {
  /** Loads the texts of a catalog whose columns have all arrived.
   *  @param onChange  called when there may be more to do
   *  @throws          AbortError when the loading is cancelled */
  readonly load: (catalog: TextSource, onChange: () => void) => Promise<void>;
  /** Indexes one block: its codes, or its titles and notes if they have arrived.
   *  @param isFinal  whether this is the final index, to which the texts belong */
  readonly step: (index: OfferIndex, isFinal: boolean) => Step;
  readonly read: () => TextIndex;
  /** Returns whether all codes of the index are indexed. */
  readonly hasCodes: (index: OfferIndex) => boolean;
  readonly findCodes: (index: OfferIndex, text: string, limit: number) => readonly OfferCode[];
};

/** Creates the text search of one catalog.
 *  @param names  every spelling that text may match */
export function createTextSearch(names: readonly ItemNames[]): TextSearch {
  const builder = createTextIndexBuilder(names);
  const arrived = new Map<number, SegmentTexts | null>();
  let blocksWithLines = 0;
  let blocksPublished = 0;
  let isMissing = false;
  let isLoaded = false;
  let isDone = false;

  const isReady = ({ segmentIndexes }: IndexedBlock) =>
    isLoaded || segmentIndexes.every((segment) => arrived.has(segment));
  const addLines = (blocks: readonly IndexedBlock[], block: IndexedBlock) => {
    builder.addLines(block, (segment) => arrived.get(segment) ?? null);
    blocksWithLines += 1;
    // Blocks are processed in order, so only the next one can share a segment with this one.
    for (const segment of block.segmentIndexes) {
      if (!blocks[blocksWithLines]?.segmentIndexes.includes(segment)) arrived.set(segment, null);
    }
  };
  return {
    load: async (catalog, onChange) => {
      const failed = await openTexts(catalog, (segment, texts) => {
        arrived.set(segment, texts);
        onChange();
      });
      isMissing = failed.size > 0;
      isLoaded = true;
      onChange();
    },
    step: (index, isFinal) => {
      const { blocks } = index;
      const withoutCodes = blocks.find((block) => !builder.hasCodes(block));
      if (withoutCodes !== undefined) {
        builder.addCodes(withoutCodes);
        return blocks.every(builder.hasCodes) ? 'textProgress' : 'unchanged';
      }
      if (!isFinal || isDone) return 'idle';
      const next = blocks[blocksWithLines];
      if (next === undefined) {
        isDone = isLoaded;
        return isDone ? 'progress' : 'idle';
      }
      if (!isReady(next)) return 'idle';
      addLines(blocks, next);
      // Progress is reported each time that the number of blocks has doubled, so that requests are repeated only a few times.
      if (blocksWithLines === blocks.length || blocksWithLines < 2 * blocksPublished) return 'unchanged';
      blocksPublished = blocksWithLines;
      return 'progress';
    },
    read: () => builder.read(isDone ? (isMissing ? 'failed' : 'loaded') : 'loading'),
    hasCodes: ({ blocks }) => blocks.every(builder.hasCodes),
    findCodes: builder.findCodes,
  };
}
