import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits, fullBits } from '@/engine/bitset/bits';
import { addAll, intersect } from '@/engine/bitset/combineBits';
import { addMembers } from '@/engine/bitset/docSet';
import { SHOP } from '@/engine/index/block';
import type { BlockContext } from '@/engine/index/blockContext';
import type { TextsOfRank } from '@/engine/index/textIndex';
import { foldText } from '@/names/foldText';
import type { FoldedCodes } from './foldedCodes';
import { docsWithUnit, forEachCode } from './foldedCodes';
import { forEachMatch, lengthOf, TEXT_END } from './foldedTexts';
import type { LineWords } from './lineWords';
import { matchAcross } from './matchAcross';

/** The searchable texts of the offers of a block. */
export type BlockText = {
  readonly codes: FoldedCodes;
  /** Titles and notes, each null where all are empty or none is loaded. */
  readonly titles: LineWords | null;
  readonly notes: LineWords | null;
  readonly textsOfRank: TextsOfRank;
};

/** Returns the documents that match every word of the query's text. A folded word matches anywhere in the code, title,
 *  note or shop of an offer, or in a name of one of its items; words that fold to nothing are ignored.
 *  @param text       null before it is loaded: only shops and item names match
 *  @param itemTexts  item of the catalog → its folded names, joined by TEXT_END */
export function matchText(context: BlockContext, text: BlockText | null, itemTexts: readonly string[]): Bits {
  const words = context.query.text
    .split(/\s+/)
    .map(foldText)
    .filter((word) => word !== '');
  return words.reduce(
    (docs, word) => intersect(docs, matchWord(context, text, itemTexts, word)),
    fullBits(context.docCount),
  );
}

/** Returns the documents whose folded code equals the whole folded text. */
export function matchCode({ block, docCount }: BlockContext, codes: FoldedCodes | undefined, text: string): Bits {
  const matches = createBits(docCount);
  const folded = foldText(text);
  if (folded === '' || codes === undefined || !codes.lengths.has(folded.length)) return matches;
  forEachCode(codes, folded + TEXT_END, (rank) => {
    if (lengthOf(codes, rank) === folded.length) addDoc(matches, block.docOfRank[rank]!);
  });
  return matches;
}

function matchWord(
  { block, docCount }: BlockContext,
  text: BlockText | null,
  itemTexts: readonly string[],
  word: string,
): Bits {
  const matches = createBits(docCount);
  if (text !== null) {
    const withUnit = docsWithUnit(text.codes, word);
    if (withUnit !== null) addAll(matches, withUnit);
    else forEachCode(text.codes, word, (rank) => addDoc(matches, block.docOfRank[rank]!));
    for (const lines of [text.titles, text.notes]) {
      if (lines === null) continue;
      matchWithinWords(lines, word, matches);
      matchAcross(lines, block.rankOfDoc, word, matches);
    }
  }
  const shops = block.choices.get(SHOP);
  for (const [i, shop] of (shops?.names ?? []).entries()) {
    if (foldText(shop).includes(word)) addMembers(matches, shops!.docsOf[i]!);
  }
  for (const [item, number] of block.itemNumbers.entries()) {
    if (itemTexts[number]!.includes(word)) addMembers(matches, block.items.docsOf[item]!);
  }
  return matches;
}

/** Adds the documents of all words of the lines that contain a word. */
function matchWithinWords({ texts, docs, docStarts }: LineWords, word: string, matches: Bits): void {
  forEachMatch(texts, word, (id) => {
    for (let i = docStarts[id]!; i < docStarts[id + 1]!; i++) addDoc(matches, docs[i]!);
  });
}
