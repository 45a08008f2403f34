/** Texts that are remembered at once. */
const MOST = 1 << 14;
/** Longer cells hardly ever come twice. */
const LONGEST = 200;

/** Remembers what a text was read to: a column has the same few hundred texts in a million rows. Memory is bounded, and a column
 *  whose texts hardly ever come again is no longer remembered.
 *  @param read     gives the same for the same text, always, and nothing that is changed later
 *  @param longest  characters of a text that is remembered */
export function memoize<T>(read: (text: string) => T, longest: number = LONGEST): (text: string) => T {
  const known = new Map<string, { readonly value: T }>();
  let found = 0;
  let worthwhile = true;
  return (text) => {
    if (!worthwhile || text.length > longest) return read(text);
    const there = known.get(text);
    if (there !== undefined) {
      found += 1;
      return there.value;
    }
    if (known.size >= MOST) {
      worthwhile = found >= MOST;
      known.clear();
      found = 0;
    }
    const value = read(text);
    if (worthwhile) known.set(text, { value });
    return value;
  };
}
