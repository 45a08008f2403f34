import { type FoldedText, spanOf } from '@/query-parser/text/foldedText';
import type { Candidate } from './findTokens';

/** Field names and ids of quoted values as written by `formatText`: 文字:"…", 店铺:"…", 服务器:"…". Keys are folded; `text` stands for
 *  the search text. */
export type QuotedFields = ReadonlyMap<string, string>;

/** Quotation marks in the order of preference; a value may contain the other kinds. */
export const QUOTES: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
];

const MAX_VALUE_LENGTH = 400;
const MAX_FIELD_LENGTH = 24;

/** Parses a field with a quoted value; ! before the quote excludes the value.
 *  @returns  null if there is none at the offset */
export function parseQuoted(fields: QuotedFields, folded: FoldedText, start: number): Candidate | null {
  const { chars, text } = folded;
  const colon = chars.slice(start, start + MAX_FIELD_LENGTH).indexOf(':');
  if (colon <= 0) return null;
  const field = fields.get(chars.slice(start, start + colon));
  if (field === undefined) return null;
  const not = chars[start + colon + 1] === '!';
  const open = start + colon + (not ? 2 : 1);
  const close = QUOTES.find(([opening]) => opening === chars[open])?.[1];
  if (close === undefined) return null;
  const end = chars.slice(open + 1, open + 1 + MAX_VALUE_LENGTH).indexOf(close);
  if (end <= 0) return null;
  const valueRange = { start: open + 1, end: open + 1 + end };
  const span = spanOf(folded, valueRange.start, valueRange.end);
  const value = text.slice(span.start, span.end);
  return {
    start,
    end: valueRange.end + 1,
    meanings: [{ kind: 'quoted', field, text: value, not, valueRange }],
    cost: 0,
    isTypo: false,
  };
}
