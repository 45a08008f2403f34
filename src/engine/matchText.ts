import { foldText } from '@/names/foldText';
import type { Bits } from './bits';
import { addDoc, createBits, fullBits, intersect } from './bits';
import { SHOP } from './block';
import { nameOfValue } from './buildChoices';
import { addMembers } from './docSet';
import { matchAcross } from './matchAcross';
import type { Scope } from './scope';
import type { LineWords } from './wordIndex';
import { forEachFound, TEXT_END } from './wordIndex';

/** The docs that match every word of the query's text. A word, folded, matches where it stands anywhere in the code,
 *  title, note or shop of an offer, or in a name of one of its items; words that fold to nothing ask nothing. */
export function matchText(scope: Scope): Bits {
  const words = scope.query.text
    .split(/\s+/)
    .map(foldText)
    .filter((word) => word !== '');
  return words.reduce((docs, word) => intersect(docs, matchWord(scope, word)), fullBits(scope.docs));
}

/** The docs whose code, folded, is the whole text, folded. */
export function matchCode({ block, docs }: Scope, text: string): Bits {
  const met = createBits(docs);
  const folded = foldText(text);
  if (folded === '') return met;
  const { codes } = block.words();
  forEachFound(codes, folded + TEXT_END, (rank) => {
    if (codes.starts[rank + 1]! - codes.starts[rank]! === folded.length + TEXT_END.length) {
      addDoc(met, block.docOfRank[rank]!);
    }
  });
  return met;
}

function matchWord({ index, block, docs }: Scope, word: string): Bits {
  const met = createBits(docs);
  const { codes, lines } = block.words();
  forEachFound(codes, word, (rank) => addDoc(met, block.docOfRank[rank]!));
  for (const one of lines) {
    matchLines(one, word, met);
    matchAcross(one, block.rankOfDoc, word, met);
  }
  const shops = block.choices.get(SHOP);
  for (const [i, shop] of (shops?.values ?? []).entries()) {
    if (foldText(nameOfValue(shop)).includes(word)) addMembers(met, shops!.docsOf[i]!);
  }
  const texts = index.itemTexts();
  for (const [item, number] of block.itemNumbers.entries()) {
    if (texts[number]!.includes(word)) addMembers(met, block.items.docsOf[item]!);
  }
  return met;
}

/** Adds the docs of all words of the lines that contain a word. */
function matchLines({ list, docs, docStarts }: LineWords, word: string, met: Bits): void {
  forEachFound(list, word, (number) => {
    for (let at = docStarts[number]!; at < docStarts[number + 1]!; at++) addDoc(met, docs[at]!);
  });
}
