import { type FoldedText, placeOf } from '@/query-parser/text/foldedText';
import type { Candidate } from './findTokens';

/** Fields whose value stands for itself, as `writeText` writes them: 文字:"…", 店铺:"…", 服务器:"…". The folded word of a
 *  field leads to the id of its group; `text` is the text of the query. */
export type QuotedFields = ReadonlyMap<string, string>;

/** Quotes in the order in which they are tried: a value holds the others as they are. */
export const QUOTES: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
];

const LONGEST_VALUE = 400;
const LONGEST_FIELD = 24;

/** Reads a field with a quoted value; a ! before the quote excludes the value.
 *  @returns  null if none begins at the place */
export function parseQuoted(fields: QuotedFields, folded: FoldedText, at: number): Candidate | null {
  const { chars, text } = folded;
  const colon = chars.slice(at, at + LONGEST_FIELD).indexOf(':');
  if (colon <= 0) return null;
  const field = fields.get(chars.slice(at, at + colon));
  if (field === undefined) return null;
  const not = chars[at + colon + 1] === '!';
  const open = at + colon + (not ? 2 : 1);
  const close = QUOTES.find(([sign]) => sign === chars[open])?.[1];
  if (close === undefined) return null;
  const end = chars.slice(open + 1, open + 1 + LONGEST_VALUE).indexOf(close);
  if (end <= 0) return null;
  const inside = { start: open + 1, end: open + 1 + end };
  const place = placeOf(folded, inside.start, inside.end);
  const value = text.slice(place.start, place.end);
  return {
    start: at,
    end: inside.end + 1,
    meanings: [{ kind: 'quoted', field, text: value, not, inside }],
    cost: 0,
    slip: false,
  };
}
