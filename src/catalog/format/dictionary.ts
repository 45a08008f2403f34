import { compareTexts } from './orderOffers';

/** The distinct texts of a column and their indexes. */
export type Dictionary = { readonly texts: readonly string[]; readonly indexOf: (text: string) => number };

/** Builds the dictionary of a column: the most frequent text first, so that it gets the shortest index; ties in code unit
 *  order, so that the result is deterministic. */
export function buildDictionary(texts: Iterable<string>): Dictionary {
  const frequencies = new Map<string, number>();
  for (const text of texts) frequencies.set(text, (frequencies.get(text) ?? 0) + 1);
  return orderDictionary(frequencies);
}

/** Builds a dictionary of counted texts.
 *  @param frequencies  by text */
export function orderDictionary(frequencies: ReadonlyMap<string, number>): Dictionary {
  const ordered = [...frequencies].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || compareTexts(a, b));
  const indexes = new Map(ordered.map(([text], index) => [text, index]));
  return { texts: ordered.map(([text]) => text), indexOf: (text) => indexes.get(text)! };
}
