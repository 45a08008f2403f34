/** Formats of days and times that every program knows by number, without their code in the file; 27 to 36 and 50 to 58 are those
 *  of East Asian languages. */
const BUILT_IN: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** True if a number format shows a number as a day or a time.
 *  @param code  the format as the file has it; null where the file has none for this id */
export function isDateFormat(id: number, code: string | null): boolean {
  if (code === null) return BUILT_IN.some(([first, last]) => id >= first && id <= last);
  const [positive = ''] = dropQuoted(code).split(';');
  return /[dmyhs]/i.test(positive);
}

/** A format without its texts: quoted, escaped, or as wide as a character; and without colours and languages in brackets, in
 *  which times that may pass 24 hours stand too. */
function dropQuoted(code: string): string {
  return code.replace(/"[^"]*"?|\[(?![hms]+\])[^\]]*\]?|[\\_*]./gi, '');
}
