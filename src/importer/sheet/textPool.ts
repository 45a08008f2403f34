/** Texts that are kept at once; past that the pool begins anew. */
const MOST_KEPT = 1 << 16;
/** Longer ones hardly ever stand twice. */
const LONGEST_KEPT = 64;

/** Gives back the first of equal texts, so that a million rows hold each shop and server once. */
export function createTextPool(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return text;
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, text);
    return text;
  };
}
