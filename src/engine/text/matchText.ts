import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits, fullBits } from '@/engine/bitset/bits';
import { addAll, intersect } from '@/engine/bitset/combineBits';
import { addMembers } from '@/engine/bitset/docSet';
import { SHOP } from '@/engine/index/block';
import type { Scope } from '@/engine/index/blockContext';
import { foldText } from '@/names/foldText';
import type { BlockText } from './blockText';
import { docsWithUnit, forEachCode } from './foldedCodes';
import { forEachFound, lengthOf, TEXT_END } from './foldedList';
import type { LineWords } from './lineWords';
import { matchAcross } from './matchAcross';

/** The docs that match every word of the query's text. A word, folded, matches where it stands anywhere in the code,
 *  title, note or shop of an offer, or in a name of one of its items; words that fold to nothing ask nothing.
 *  @param text       of the scope's block; null while there is none, and only shops and names are known
 *  @param itemTexts  item of the catalog → its folded names, joined by TEXT_END */
export function matchText(scope: Scope, text: BlockText | null, itemTexts: readonly string[]): Bits {
  const words = scope.query.text
    .split(/\s+/)
    .map(foldText)
    .filter((word) => word !== '');
  return words.reduce((docs, word) => intersect(docs, matchWord(scope, text, itemTexts, word)), fullBits(scope.docs));
}

/** The docs whose code, folded, is the whole text, folded. */
export function matchCode({ block, docs }: Scope, codes: BlockText['codes'] | undefined, text: string): Bits {
  const met = createBits(docs);
  const folded = foldText(text);
  if (folded === '' || codes === undefined || !codes.lengths.has(folded.length)) return met;
  forEachCode(codes, folded + TEXT_END, (rank) => {
    if (lengthOf(codes, rank) === folded.length) addDoc(met, block.docOfRank[rank]!);
  });
  return met;
}

function matchWord({ block, docs }: Scope, text: BlockText | null, itemTexts: readonly string[], word: string): Bits {
  const met = createBits(docs);
  if (text !== null) {
    const known = docsWithUnit(text.codes, word);
    if (known !== null) addAll(met, known);
    else forEachCode(text.codes, word, (rank) => addDoc(met, block.docOfRank[rank]!));
    for (const lines of [text.titles, text.notes]) {
      if (lines === null) continue;
      matchLines(lines, word, met);
      matchAcross(lines, block.rankOfDoc, word, met);
    }
  }
  const shops = block.choices.get(SHOP);
  for (const [i, shop] of (shops?.names ?? []).entries()) {
    if (foldText(shop).includes(word)) addMembers(met, shops!.docsOf[i]!);
  }
  for (const [item, number] of block.itemNumbers.entries()) {
    if (itemTexts[number]!.includes(word)) addMembers(met, block.items.docsOf[item]!);
  }
  return met;
}

/** Adds the docs of all words of the lines that contain a word. */
function matchLines({ list, docs, docStarts }: LineWords, word: string, met: Bits): void {
  forEachFound(list, word, (number) => {
    for (let at = docStarts[number]!; at < docStarts[number + 1]!; at++) addDoc(met, docs[at]!);
  });
}
