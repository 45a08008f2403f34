/** Memoizes a function of a text for the texts it was called with last.
 *  @param count  number of results kept, at least 1 */
export function memoizeRecent<T>(compute: (text: string) => T, count: number): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= count) {
      for (const oldest of [...results.keys()].slice(0, results.size - count + 1)) results.delete(oldest);
    }
    results.set(text, result);
    return result;
  };
}
