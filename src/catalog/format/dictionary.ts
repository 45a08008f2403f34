import { compareTexts } from './orderOffers';

/** The distinct texts of a column and where each stands. */
export type Dictionary = { readonly texts: readonly string[]; readonly placeOf: (text: string) => number };

/** Builds the dictionary of a column: the most used text first, equals in code unit order, so that frequent texts get
 *  the numbers that cost least and the same texts give the same dictionary. */
export function buildDictionary(texts: Iterable<string>): Dictionary {
  const uses = new Map<string, number>();
  for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);
  return orderDictionary(uses);
}

/** Builds a dictionary of texts that are counted already.
 *  @param uses  text → how often the column has it */
export function orderDictionary(uses: ReadonlyMap<string, number>): Dictionary {
  const ordered = [...uses].sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || compareTexts(a, b));
  const places = new Map(ordered.map(([text], place) => [text, place]));
  return { texts: ordered.map(([text]) => text), placeOf: (text) => places.get(text)! };
}
