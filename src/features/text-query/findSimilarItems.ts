import type { ItemId } from '@/domain/offer';
import { removeSpan, textTerms } from './textTerms';

/** An item whose name resembles a part of a text. */
export type SimilarItem = {
  readonly item: ItemId;
  /** The text without that part. */
  readonly rest: string;
};

/** Finds items whose names resemble a text that nothing was found for: those that the text, one of its words, or at least half of a word
 *  at its beginning or end could mean, longest part first.
 *  @param findItems  see `QueryParser.findItems` */
export function findSimilarItems(
  findItems: (text: string) => readonly ItemId[],
  text: string,
  limit: number,
): readonly SimilarItem[] {
  const whole = { text: text.trim(), span: { start: 0, end: text.length } };
  for (const { text: word, span } of [whole, ...textTerms(text)]) {
    for (const part of partsOf(word)) {
      const items = findItems(part);
      if (items.length > 0) return items.slice(0, limit).map((item) => ({ item, rest: removeSpan(text, span) }));
    }
  }
  return [];
}

/** Lists a word and its beginnings and ends, longest first. Codes and amounts have no similar names. */
function partsOf(word: string): readonly string[] {
  if (/\d/.test(word)) return [];
  const letters = [...word];
  const shortest = Math.max(/^[ -~]*$/.test(word) ? 3 : 2, Math.ceil(letters.length / 2));
  const lengths = Array.from({ length: Math.max(0, letters.length - shortest) }, (_, i) => letters.length - 1 - i);
  return [word, ...lengths.flatMap((length) => [letters.slice(0, length).join(''), letters.slice(-length).join('')])];
}
