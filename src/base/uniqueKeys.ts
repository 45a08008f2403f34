/** Returns a distinct key for each text: the text with the number of its earlier occurrences. */
export function uniqueKeys(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return JSON.stringify([text, count]);
  });
}
