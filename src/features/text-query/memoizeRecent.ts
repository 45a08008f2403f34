/** Memoizes a function of a text and caches the results of the last texts.
 *  @param count  size of the cache, at least 1 */
export function memoizeRecent<T>(compute: (text: string) => T, count: number): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (results.size >= count) {
      for (const oldest of [...results.keys()].slice(0, results.size - count + 1)) results.delete(oldest);
    }
    results.set(text, result);
    return result;
  };
}
