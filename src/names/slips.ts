import { isWide } from './searchTable';

const LATIN_ONE = 4;
const WIDE_ONE = 3;
const TWO = 8;
/** Longer texts are no names. */
const LONGEST = 200;
const FAR = 100;

const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/** How many slips a folded text may be away from what was meant: 1 from four Latin letters or three other characters on,
 *  2 from eight on, else 0. */
export function slipsAllowed(folded: string): number {
  if (folded.length >= TWO) return 2;
  return folded.length >= (isWide(folded) ? WIDE_ONE : LATIN_ONE) ? 1 : 0;
}

/** Counts the slips between two texts, by UTF-16 unit: letters left out, put in, replaced, or swapped with their
 *  neighbour.
 *  @param limit  0, 1 or 2
 *  @returns      `limit + 1` if there are more */
export function countSlips(a: string, b: string, limit: number): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
  const left = a.length - start - end;
  const right = b.length - start - end;
  if (Math.abs(left - right) > limit || right > LONGEST) return limit + 1;
  if (left === 0 || right === 0) return left + right;
  return countMiddle(a.slice(start, start + left), b.slice(start, start + right), limit);
}

/** Optimal string alignment in a band as wide as the limit, in three rows that are used again and again: this runs
 *  hundreds of times a look-up. */
function countMiddle(a: string, b: string, limit: number): number {
  let [before, above, current] = rows;
  for (let column = 0; column <= b.length; column++) above[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const first = Math.max(1, row - limit);
    const last = Math.min(b.length, row + limit);
    current[first - 1] = first === 1 ? row : FAR;
    let least = current[first - 1] ?? FAR;
    for (let column = first; column <= last; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let slips = (above[column - 1] ?? FAR) + (same ? 0 : 1);
      slips = Math.min(slips, (current[column - 1] ?? FAR) + 1);
      if (column < row + limit) slips = Math.min(slips, (above[column] ?? FAR) + 1);
      if (row > 1 && column > 1 && isSwap(a, row, b, column)) slips = Math.min(slips, (before[column - 2] ?? FAR) + 1);
      current[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > limit) return limit + 1;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[b.length] ?? FAR, limit + 1);
}

function isSwap(a: string, row: number, b: string, column: number): boolean {
  return a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
}
