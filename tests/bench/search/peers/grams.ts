/** The pieces of a folded text by which an index of whole terms finds any part of it: each character and each pair of
 *  neighbours. */
export function gramsOf(folded: string): readonly string[] {
  const grams = new Set<string>();
  for (const line of folded.split('\n')) {
    for (let i = 0; i < line.length; i++) {
      grams.add(line.charAt(i));
      if (i > 0) grams.add(line.slice(i - 1, i + 1));
    }
  }
  return [...grams];
}

/** The grams that a text must have to hold a word. */
export function gramsWithin(word: string): readonly string[] {
  return word.length < 2 ? [word] : gramsOf(word).filter((gram) => gram.length === 2);
}
