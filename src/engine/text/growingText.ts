import type { SegmentTexts } from '@/catalog/format/segmentTexts';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { TextState } from '@/domain/searchResponse';
import type { Block } from '@/engine/index/block';
import type { CodeTable } from '@/engine/index/codeTable';
import { noWords } from '@/engine/index/emptyTextIndex';
import type { OfferIndex, PlacedBlock } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { foldText } from '@/names/foldText';
import { type BlockLines, gatherLines, lineOfRank } from './blockLines';
import type { BlockText } from './blockText';
import { findCodes } from './findCodes';
import { foldCodes } from './foldedCodes';
import { TEXT_END } from './foldedList';
import { indexLines, type LineWords } from './lineWords';
import { matchCode, matchText } from './matchText';

/** The text part of an index while it is built, block by block: each call does the work of one block. It outlasts the
 *  index: what was done for a block holds for every index that has the same block. */
export type GrowingText = {
  /** Whether the codes of a block are folded; without them it is found by its shops and items only. */
  readonly hasCodes: (block: Block) => boolean;
  readonly addCodes: (block: Block) => void;
  /** Adds titles and notes of a block, which must have its rows still.
   *  @param textsOf  the texts of a segment by its place among those that the index was built from; null where they are
   *                  empty or could not be had */
  readonly addLines: (block: PlacedBlock, textsOf: (source: number) => SegmentTexts | null) => void;
  /** The text part as far as it is there. */
  readonly read: (state: TextState) => TextIndex;
  /** See `findCodes`. */
  readonly findCodes: (index: OfferIndex, text: string, limit: number) => readonly OfferCode[];
};

/** Creates the text part of a catalog, empty.
 *  @param names  every spelling of the items that text may match */
export function createGrowingText(names: readonly ItemNames[]): GrowingText {
  // Blocks are copied when an index grows; their codes stay the same object.
  const texts = new WeakMap<CodeTable, BlockText>();
  const textOf = ({ codes }: Block) => texts.get(codes) ?? null;
  const itemTextsOf = keepItemTexts(names);
  const addCodes = (block: Block): BlockText => {
    const known = texts.get(block.codes);
    if (known !== undefined) return known;
    const added = { codes: foldCodes(block.codes.codes, block.docOfRank), titles: null, notes: null, wordsAt: noWords };
    texts.set(block.codes, added);
    return added;
  };
  return {
    hasCodes: (block) => textOf(block) !== null,
    addCodes,
    addLines: (block, textsOf) => {
      const { rows, sources, docOfRank } = block;
      if (rows === null) return;
      const index = (lines: BlockLines | null) => (lines === null ? null : indexLines(lines, docOfRank));
      const own = sources.map(textsOf);
      const titles = index(
        gatherLines(
          own.map((one) => one?.titles ?? null),
          rows,
        ),
      );
      const notes = index(
        gatherLines(
          own.map((one) => one?.notes ?? null),
          rows,
        ),
      );
      const wordsAt = (rank: number) => ({ title: lineAt(titles, rank), note: lineAt(notes, rank) });
      texts.set(block.codes, { codes: addCodes(block).codes, titles, notes, wordsAt });
    },
    read: (state) => ({
      state,
      matchText: (scope) => matchText(scope, textOf(scope.block), itemTextsOf(scope.index.itemIds)),
      matchCode: (scope, text) => matchCode(scope, textOf(scope.block)?.codes, text),
      wordsOf: (block) => textOf(block)?.wordsAt ?? noWords,
    }),
    findCodes: (index, text, limit) => findCodes(index, (block) => textOf(block)?.codes, text, limit),
  };
}

function lineAt(words: LineWords | null, rank: number): string {
  return words === null ? '' : lineOfRank(words.lines, rank);
}

/** Folds the names of the items of an index when they are first asked for, and keeps them as long as it is asked. An
 *  item that is not in `names` matches no text. */
function keepItemTexts(names: readonly ItemNames[]): (itemIds: readonly string[]) => readonly string[] {
  let kept: { readonly of: readonly string[]; readonly texts: readonly string[] } | null = null;
  return (itemIds) => {
    if (kept?.of === itemIds) return kept.texts;
    const namesOf = new Map<string, readonly string[]>(names.map((one) => [one.item, one.names]));
    const texts = itemIds.map((id) => (namesOf.get(id) ?? []).map(foldText).join(TEXT_END));
    kept = { of: itemIds, texts };
    return texts;
  };
}
