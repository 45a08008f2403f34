import type { SegmentTexts, WordLines } from '@/catalog/format/wordLines';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { TextState } from '@/domain/searchResponse';
import type { Block } from '@/engine/index/block';
import type { CodeTable } from '@/engine/index/codeTable';
import { noTexts } from '@/engine/index/emptyTextIndex';
import type { IndexedBlock, OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { foldText } from '@/names/foldText';
import { gatherLines, lineOfRank } from './blockLines';
import { findCodes } from './findCodes';
import { foldCodes } from './foldedCodes';
import { TEXT_END } from './foldedTexts';
import { indexLines, type LineWords } from './lineWords';
import { type BlockText, matchCode, matchText } from './matchText';

/** A text index under construction, block by block. It outlives the offer index: the text of a block is reused in every
 *  index that contains the same block. */
export type TextIndexBuilder = {
  /** Returns whether the codes of a block are folded. Without folded codes, text matches only the shops and items of
   *  the block. */
  readonly hasCodes: (block: Block) => boolean;
  readonly addCodes: (block: Block) => void;
  /** Adds titles and notes of a block that still has its rows.
   *  @param textsOf  returns the texts of a segment by its index among those that the offer index was built from; null
   *                  where they are empty or could not be loaded */
  readonly addLines: (block: IndexedBlock, textsOf: (segment: number) => SegmentTexts | null) => void;
  /** Returns the index of all that has been added. */
  readonly read: (state: TextState) => TextIndex;
  /** See `findCodes`. */
  readonly findCodes: (index: OfferIndex, text: string, limit: number) => readonly OfferCode[];
};

/** Creates an empty text index.
 *  @param names  every spelling of the items that text may match */
export function createTextIndexBuilder(names: readonly ItemNames[]): TextIndexBuilder {
  // Keyed by the codes of a block, which stay the same object when a growing index copies the block.
  const texts = new WeakMap<CodeTable, BlockText>();
  const textOf = ({ codes }: Block) => texts.get(codes) ?? null;
  const itemTextsOf = createItemTexts(names);
  const addCodes = (block: Block): BlockText => {
    const known = texts.get(block.codes);
    if (known !== undefined) return known;
    const codes = foldCodes(block.codes.codes, block.docOfRank);
    const added = { codes, titles: null, notes: null, textsOfRank: noTexts };
    texts.set(block.codes, added);
    return added;
  };
  return {
    hasCodes: (block) => textOf(block) !== null,
    addCodes,
    addLines: (block, textsOf) => {
      const { rows, segmentIndexes, docOfRank } = block;
      if (rows === null) return;
      const segmentTexts = segmentIndexes.map(textsOf);
      const indexColumn = (column: (texts: SegmentTexts) => WordLines | null) => {
        const lines = gatherLines(
          segmentTexts.map((own) => own && column(own)),
          rows,
        );
        return lines && indexLines(lines, docOfRank);
      };
      const titles = indexColumn((own) => own.titles);
      const notes = indexColumn((own) => own.notes);
      const textsOfRank = (rank: number) => ({ title: lineAt(titles, rank), note: lineAt(notes, rank) });
      texts.set(block.codes, { codes: addCodes(block).codes, titles, notes, textsOfRank });
    },
    read: (state) => ({
      state,
      matchText: (context) => matchText(context, textOf(context.block), itemTextsOf(context.index.itemIds)),
      matchCode: (context, text) => matchCode(context, textOf(context.block)?.codes, text),
      textsOf: (block) => textOf(block)?.textsOfRank ?? noTexts,
    }),
    findCodes: (index, text, limit) => findCodes(index, (block) => textOf(block)?.codes, text, limit),
  };
}

function lineAt(words: LineWords | null, rank: number): string {
  return words === null ? '' : lineOfRank(words.lines, rank);
}

/** Returns a function that folds the names of the items of an index, joined by TEXT_END, and caches the last result. An
 *  item that is not in `names` matches no text. */
function createItemTexts(names: readonly ItemNames[]): (itemIds: readonly string[]) => readonly string[] {
  let cached: { readonly itemIds: readonly string[]; readonly texts: readonly string[] } | null = null;
  return (itemIds) => {
    if (cached?.itemIds === itemIds) return cached.texts;
    const namesOf = new Map<string, readonly string[]>(names.map((one) => [one.item, one.names]));
    const texts = itemIds.map((id) => (namesOf.get(id) ?? []).map(foldText).join(TEXT_END));
    cached = { itemIds, texts };
    return texts;
  };
}
