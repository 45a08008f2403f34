import type { Budget } from './limits';
import { readXml } from './readXml';
import type { ZipEntry } from './readZip';

/** The relevant properties of a number format: a date, or a minimum number of digits (00000 shows 7 as 00007). */
export type NumberStyle = { readonly isDate: boolean; readonly leastDigits: number };

export const PLAIN_STYLE: NumberStyle = { isDate: false, leastDigits: 1 };

/** Reads the number formats of a workbook by style index. */
export function readStyles(part: ZipEntry, budget: Budget): readonly NumberStyle[] {
  const codes = new Map<number, string>();
  const formatIds: number[] = [];
  let inCellFormats = false;
  readXml(part, budget, {
    open: (name, attributeOf) => {
      if (name === 'numFmt') codes.set(Number(attributeOf('numFmtId')), attributeOf('formatCode') ?? '');
      else if (name === 'cellXfs') inCellFormats = true;
      else if (name === 'xf' && inCellFormats) formatIds.push(Number(attributeOf('numFmtId') ?? 0));
      budget.spendBlank();
    },
    close: (name) => {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  const styles = new Map<number, NumberStyle>();
  return formatIds.map((id) => {
    const style = styles.get(id) ?? styleOf(id, codes.get(id) ?? null);
    styles.set(id, style);
    return style;
  });
}

function styleOf(id: number, code: string | null): NumberStyle {
  if (isDateFormat(id, code)) return { isDate: true, leastDigits: 1 };
  return code !== null && /^0{2,20}$/.test(code) ? { isDate: false, leastDigits: code.length } : PLAIN_STYLE;
}

/** Built-in date and time formats, which have no code in the file; 27 to 36 and 50 to 58 are East Asian. */
const BUILT_IN: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Returns true if a number format shows a date or time.
 *  @param code  the format code; null for a built-in format */
export function isDateFormat(id: number, code: string | null): boolean {
  if (code === null) return BUILT_IN.some(([first, last]) => id >= first && id <= last);
  const [positive = ''] = dropQuoted(code).split(';');
  return /[dmyhs]/i.test(positive);
}

/** Removes text (quoted, escaped, padding) and bracketed colours and languages, but not elapsed times such as [hh]. */
function dropQuoted(code: string): string {
  return code.replace(/"[^"]*"?|\[(?![hms]+\])[^\]]*\]?|[\\_*]./gi, '');
}
