import { isDateFormat } from './dateFormat';
import type { Budget } from './limits';
import { readXml } from './readXml';
import type { ZipEntry } from './readZip';

/** What the format of a cell makes of a number, as far as it matters: a day, or at least so many digits (00000 shows 7 as 00007). */
export type NumberStyle = { readonly isDate: boolean; readonly leastDigits: number };

export const PLAIN_STYLE: NumberStyle = { isDate: false, leastDigits: 1 };

/** Reads the number formats of a workbook: the style that a cell names by its index. */
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
