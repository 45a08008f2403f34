import { foldText } from '@/names/foldText';
import { findWord } from '@/query-parser/dictionary/dictionary';
import { isSymbol, isWordChar } from '@/query-parser/text/charKinds';
import type { FoldedText } from '@/query-parser/text/foldedText';
import { type Candidate, isOnWordBoundary, WORD_COST } from './findTokens';
import type { PreparedGame } from './preparedGame';

/** A name of one character would be found inside of other words. */
const MIN_LENGTH = 2;

/** Finds names of shops in a text, written with or without spaces, as values of the shop filter. A name that is also a word of the game
 *  is not found.
 *  @returns  candidates by start offset */
export function findShops(
  { shops, dictionary }: Pick<PreparedGame, 'shops' | 'dictionary'>,
  folded: FoldedText,
): ReadonlyMap<number, readonly Candidate[]> {
  const found = new Map<number, Candidate[]>();
  if (shops.length === 0) return found;
  const { chars } = folded;
  const offsets = Array.from(chars, (_, offset) => offset).filter((offset) => isCompared(chars.charAt(offset)));
  const compact = offsets.map((offset) => chars.charAt(offset)).join('');
  for (const shop of shops) {
    const name = foldText(shop);
    if (name.length < MIN_LENGTH || findWord(dictionary, name) !== null) continue;
    for (let index = compact.indexOf(name); index >= 0; index = compact.indexOf(name, index + 1)) {
      const start = offsets[index] ?? 0;
      const end = (offsets[index + name.length - 1] ?? 0) + 1;
      if (chars.slice(start, end).includes('\n') || !isOnWordBoundary(folded, start, end)) continue;
      found.set(start, [...(found.get(start) ?? []), shopCandidate(shop, start, end)]);
    }
  }
  return found;
}

/** Names are folded without spaces and punctuation. */
function isCompared(char: string): boolean {
  return isWordChar(char) || isSymbol(char) || char === '\n';
}

function shopCandidate(shop: string, start: number, end: number): Candidate {
  const meaning = { kind: 'option', facet: 'shop', values: [shop] } as const;
  return { start, end, meanings: [meaning], cost: WORD_COST, isTypo: false };
}
