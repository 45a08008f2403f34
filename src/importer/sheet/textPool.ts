/** Texts that are kept at once; past that the pool begins anew. */
const MAX_KEPT = 1 << 16;
/** Longer ones hardly ever stand twice. */
const MAX_POOLED_LENGTH = 64;

/** Gives back the first of equal texts, so that a million rows hold each shop and server once. */
export function createTextPool(): (text: string) => string {
  const pool = new Map<string, string>();
  return (text) => {
    if (text.length > MAX_POOLED_LENGTH) return text;
    const pooled = pool.get(text);
    if (pooled !== undefined) return pooled;
    if (pool.size >= MAX_KEPT) pool.clear();
    pool.set(text, text);
    return text;
  };
}
