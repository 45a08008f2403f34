import { foldText } from '@/names/foldText';
import type { Bits } from './bits';
import { addDoc, createBits, fullBits, intersect } from './bits';
import { forEachMember } from './docSet';
import type { FoldedTexts } from './foldTexts';
import { TEXT_END } from './foldTexts';
import type { OfferIndex } from './offerIndex';

/** The docs that match every word of a text. A word, folded, matches where it stands anywhere in the code, title, note
 *  or shop of an offer, or in a name of one of its items; words that fold to nothing ask nothing.
 *  @param text  as typed; words are separated by white space */
export function matchText(index: OfferIndex, text: string): Bits {
  const words = text
    .split(/\s+/)
    .map(foldText)
    .filter((word) => word !== '');
  return words.reduce((docs, word) => intersect(docs, matchWord(index, word)), fullBits(index.docs));
}

/** The docs whose code, folded, is the whole text, folded. */
export function matchCode(index: OfferIndex, text: string): Bits {
  const docs = createBits(index.docs);
  const folded = foldText(text);
  if (folded === '') return docs;
  const { offers, starts } = index.texts();
  const line = folded + TEXT_END;
  for (let at = offers.indexOf(line); at >= 0; at = offers.indexOf(line, at + 1)) {
    const doc = docAt(starts, at);
    if (starts[doc] === at) addDoc(docs, doc);
  }
  return docs;
}

function matchWord(index: OfferIndex, word: string): Bits {
  const docs = createBits(index.docs);
  const texts = index.texts();
  matchOffers(texts, word, docs);
  for (const [shop, folded] of texts.shops) {
    const members = folded.includes(word) ? index.choices.get('shop')?.get(shop) : undefined;
    if (members !== undefined) forEachMember(members, (doc) => addDoc(docs, doc));
  }
  for (const [item, names] of texts.items.entries()) {
    if (names.includes(word)) forEachMember(index.itemDocs[item]!, (doc) => addDoc(docs, doc));
  }
  return docs;
}

function matchOffers({ offers, starts }: FoldedTexts, word: string, docs: Bits): void {
  let at = offers.indexOf(word);
  while (at >= 0) {
    const doc = docAt(starts, at);
    addDoc(docs, doc);
    at = offers.indexOf(word, starts[doc + 1]);
  }
}

/** The doc whose text the place `at` is in. */
function docAt(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
