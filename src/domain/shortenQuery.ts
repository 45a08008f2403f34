import type { Query } from './query';

/** Longest query string in bytes, percent-encoded. Servers accept request lines of 8 kB, and each Chinese character takes nine bytes. */
export const MAX_SEARCH_BYTES = 7_000;

/** Shortens a query until its query string fits into a URL: first parameters of others, then words without a meaning, then the end of the
 *  text, and then the last wants. Returns a query that fits unchanged.
 *  @param write  formats a query, see `writeQuery` */
export function shortenQuery(query: Query, write: (query: Query) => string): Query {
  const fits = (one: Query) => encodedLength(write(one)) <= MAX_SEARCH_BYTES;
  if (fits(query)) return query;
  const plain = { ...query, foreign: [] };
  if (fits(plain)) return plain;
  const unused = longest(plain.unused.length, (length) => fits({ ...plain, unused: plain.unused.slice(0, length) }));
  const understood = { ...plain, unused: plain.unused.slice(0, unused) };
  if (fits(understood)) return understood;
  const chars = [...query.text];
  const withText = (length: number) => ({ ...understood, text: chars.slice(0, length).join('') });
  const cut = withText(longest(chars.length, (length) => fits(withText(length))));
  const wants = longest(cut.wants.length, (length) => fits({ ...cut, wants: cut.wants.slice(0, length) }));
  return { ...cut, wants: cut.wants.slice(0, wants) };
}

/** Returns the greatest length up to `max` that fits, by halving; 0 if none does. */
function longest(max: number, fits: (length: number) => boolean): number {
  let low = 0;
  let high = max;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the length of a formatted query in the address bar, where every byte beyond ASCII takes three characters. */
function encodedLength(search: string): number {
  let length = 0;
  for (const char of search) {
    const point = char.codePointAt(0) ?? 0;
    length += point < 0x80 ? 1 : 3 * (point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
  }
  return length;
}
