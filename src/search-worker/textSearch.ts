import { openTexts, type TextSource } from '@/catalog/files/openTexts';
import type { SegmentTexts } from '@/catalog/format/segmentTexts';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { OfferIndex, PlacedBlock } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { createGrowingText } from '@/engine/text/growingText';
import type { Step } from './step';

/** The search by text, which the worker loads as a chunk of its own, and the titles and notes that belong to it. */
export type TextSearch = {
  /** Loads the texts of a catalog whose columns are all there that will come.
   *  @param onCome  told when there may be more to do
   *  @throws        AbortError once the loading is cancelled */
  readonly load: (catalog: TextSource, onCome: () => void) => Promise<void>;
  /** Does the work of one block: its codes, or its titles and notes if they have come.
   *  @param final  whether the index is the one that the texts belong to */
  readonly step: (index: OfferIndex, final: boolean) => Step;
  readonly read: () => TextIndex;
  /** Whether all codes of the index are in it. */
  readonly hasCodes: (index: OfferIndex) => boolean;
  readonly findCodes: (index: OfferIndex, text: string, limit: number) => readonly OfferCode[];
};

/** Creates the search by text of one catalog.
 *  @param names  every spelling that text may match */
export function createTextSearch(names: readonly ItemNames[]): TextSearch {
  const growing = createGrowingText(names);
  const come = new Map<number, SegmentTexts | null>();
  let lined = 0;
  let told = 0;
  let isMissing = false;
  let isLoaded = false;
  let isDone = false;

  const isReady = ({ sources }: PlacedBlock) => isLoaded || sources.every((source) => come.has(source));
  const addLines = (blocks: readonly PlacedBlock[], block: PlacedBlock) => {
    growing.addLines(block, (source) => come.get(source) ?? null);
    lined += 1;
    // Blocks are worked off in their order, so only the next one may share a segment with this one.
    for (const source of block.sources) if (!blocks[lined]?.sources.includes(source)) come.set(source, null);
  };
  return {
    load: async (catalog, onCome) => {
      const failed = await openTexts(catalog, (place, texts) => {
        come.set(place, texts);
        onCome();
      });
      isMissing = failed.size > 0;
      isLoaded = true;
      onCome();
    },
    step: (index, final) => {
      const { blocks } = index;
      const bare = blocks.find((block) => !growing.hasCodes(block));
      if (bare !== undefined) {
        growing.addCodes(bare);
        return blocks.every(growing.hasCodes) ? 'textFuller' : 'worked';
      }
      if (!final || isDone) return 'idle';
      const next = blocks[lined];
      if (next === undefined) {
        isDone = isLoaded;
        return isDone ? 'fuller' : 'idle';
      }
      if (!isReady(next)) return 'idle';
      addLines(blocks, next);
      // What is read again each time that it has doubled is read a few times only, however many blocks there are.
      if (lined === blocks.length || lined < 2 * told) return 'worked';
      told = lined;
      return 'fuller';
    },
    read: () => growing.read(isDone ? (isMissing ? 'failed' : 'there') : 'coming'),
    hasCodes: ({ blocks }) => blocks.every(growing.hasCodes),
    findCodes: growing.findCodes,
  };
}
