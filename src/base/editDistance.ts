/** Rows of the table, reused because thousands of names are compared. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

const FAR = 0x7fff;
const PAIRS = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Counts the insertions, deletions, replacements and swaps of neighbours that turn one text into the other
 *  (optimal string alignment, by code point).
 *  @param limit  up to 32,000; the smaller, the faster
 *  @returns  a whole number ≥ 0; `limit + 1` if the distance exceeds `limit` */
export function editDistance(a: string, b: string, limit: number): number {
  const [left, right] = hasNoSurrogates(a) && hasNoSurrogates(b) ? [a, b] : withoutPairs(a, b);
  const max = Math.min(left.length, right.length);
  let start = 0;
  while (start < max && left.charCodeAt(start) === right.charCodeAt(start)) start++;
  let end = 0;
  while (end < max - start && left.charCodeAt(left.length - 1 - end) === right.charCodeAt(right.length - 1 - end))
    end++;
  const [leftLength, rightLength] = [left.length - start - end, right.length - start - end];
  if (Math.abs(leftLength - rightLength) > limit) return limit + 1;
  if (leftLength === 0 || rightLength === 0) return leftLength + rightLength;
  return countEdits(left.slice(start, start + leftLength), right.slice(start, start + rightLength), limit);
}

/** Fills the table within a diagonal band as wide as the limit. */
function countEdits(a: string, b: string, limit: number): number {
  if (b.length >= rows[0].length) {
    const size = b.length * 2;
    rows = [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)];
  }
  let [before, above, current] = rows;
  for (let column = 0; column <= b.length; column++) above[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const first = Math.max(1, row - limit);
    const last = Math.min(b.length, row + limit);
    current[first - 1] = first === 1 ? row : FAR;
    let lowest = current[first - 1] ?? FAR;
    for (let column = first; column <= last; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = (above[column - 1] ?? FAR) + (same ? 0 : 1);
      cost = Math.min(cost, (current[column - 1] ?? FAR) + 1);
      if (column < row + limit) cost = Math.min(cost, (above[column] ?? FAR) + 1);
      if (row > 1 && column > 1 && isSwap(a, row, b, column)) cost = Math.min(cost, (before[column - 2] ?? FAR) + 1);
      current[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (lowest > limit) return limit + 1;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[b.length] ?? FAR, limit + 1);
}

function isSwap(a: string, row: number, b: string, column: number): boolean {
  return a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
}

/** True if every code point is one UTF-16 unit. */
function hasNoSurrogates(text: string): boolean {
  for (let index = 0; index < text.length; index++) if ((text.charCodeAt(index) & 0xf800) === 0xd800) return false;
  return true;
}

/** Replaces each surrogate pair of both texts with one unit, a lone surrogate, so that every code point is one unit. */
function withoutPairs(a: string, b: string): readonly [string, string] {
  const units = new Map<string, string>();
  const toUnit = (pair: string) => {
    const unit = units.get(pair) ?? String.fromCharCode(0xd800 + units.size);
    units.set(pair, unit);
    return unit;
  };
  return [a.replace(PAIRS, toUnit), b.replace(PAIRS, toUnit)];
}
