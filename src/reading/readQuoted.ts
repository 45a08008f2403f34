import type { Candidate } from './findTokens';
import { type FoldedText, placeOf } from './foldedText';

/** Fields whose value is free text, as `writeText` writes them: 文字:"…", 店铺:"…", 状态:"…". */
export const QUOTED_FIELDS = { 文字: 'text', 店铺: 'shop', 状态: 'status' } as const;
export type QuotedField = (typeof QUOTED_FIELDS)[keyof typeof QUOTED_FIELDS];

const FIELDS = Object.entries(QUOTED_FIELDS);
const LONGEST = 400;

/** Reads a field with a quoted value; a quote inside it is doubled, a leading ! excludes.
 *  @returns  null if none begins at the place */
export function readQuoted(folded: FoldedText, at: number): Candidate | null {
  const { chars, text } = folded;
  for (const [word, field] of FIELDS) {
    if (chars[at] !== word[0] || !chars.startsWith(`${word}:`, at)) continue;
    const open = at + word.length + 1;
    const not = chars[open] === '!';
    const start = not ? open + 1 : open;
    if (chars[start] !== '"') return null;
    const end = closingQuote(chars, start + 1);
    if (end === null) return null;
    const inside = end - 1 > start + 1 ? placeOf(folded, start + 1, end - 1) : { start: 0, end: 0 };
    const value = text.slice(inside.start, inside.end).replaceAll('""', '"');
    return { start: at, end, meanings: [{ kind: 'quoted', field, text: value, not }], cost: 0, slip: false };
  }
  return null;
}

/** The place behind the quote that closes. */
function closingQuote(chars: string, from: number): number | null {
  let at = from;
  const last = Math.min(chars.length, from + LONGEST);
  while (at < last) {
    if (chars[at] !== '"') at++;
    else if (chars[at + 1] === '"') at += 2;
    else return at + 1;
  }
  return null;
}
