import { isWide } from './searchTable';

const LATIN_ONE = 4;
const WIDE_ONE = 3;
const TWO = 8;
/** How many slips a folded text may be away from what was meant: 1 from four Latin letters or three other characters on,
 *  2 from eight on, else 0. */
export function typosAllowed(folded: string): number {
  if (folded.length >= TWO) return 2;
  return folded.length >= (isWide(folded) ? WIDE_ONE : LATIN_ONE) ? 1 : 0;
}
