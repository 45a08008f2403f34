/** Returns the unigrams and bigrams of a folded text, for substring search in an index of whole terms. */
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

/** Returns the grams that occur in every text containing a word. */
export function gramsWithin(word: string): readonly string[] {
  return word.length < 2 ? [word] : gramsOf(word).filter((gram) => gram.length === 2);
}
