/** Maximum number of cached texts. */
const MAX_ENTRIES = 1 << 14;
/** Longer cells rarely repeat. */
const MAX_LENGTH = 200;

/** Caches the results of a pure function of text, since a column repeats a few hundred texts in a million rows. Memory is
 *  bounded, and caching stops for columns whose texts rarely repeat.
 *  @param read  pure; its result must not be modified
 *  @param longest  maximum length of a cached text */
export function memoize<T>(read: (text: string) => T, longest: number = MAX_LENGTH): (text: string) => T {
  const cache = new Map<string, { readonly value: T }>();
  let cached = 0;
  let isWorthCaching = true;
  return (text) => {
    if (!isWorthCaching || text.length > longest) return read(text);
    const there = cache.get(text);
    if (there !== undefined) {
      cached += 1;
      return there.value;
    }
    if (cache.size >= MAX_ENTRIES) {
      isWorthCaching = cached >= MAX_ENTRIES;
      cache.clear();
      cached = 0;
    }
    const value = read(text);
    if (isWorthCaching) cache.set(text, { value });
    return value;
  };
}
