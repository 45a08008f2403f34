/** Texts that are remembered at once. */
const MAX_ENTRIES = 1 << 14;
/** Longer cells hardly ever come twice. */
const MAX_LENGTH = 200;

/** Remembers what a text was read to: a column has the same few hundred texts in a million rows. Memory is bounded, and a column
 *  whose texts hardly ever come again is no longer remembered.
 *  @param read     gives the same for the same text, always, and nothing that is changed later
 *  @param longest  characters of a text that is remembered */
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
