import type { Budget } from './limits';
import { type NumberFormat, PLAIN_FORMAT, readNumberFormat } from './numberFormat';
import { readXml } from './readXml';
import type { ZipEntry } from './readZip';

/** The relevant properties of a cell's style. */
export type CellStyle = { readonly format: NumberFormat; readonly isStruck: boolean };

export const PLAIN_STYLE: CellStyle = { format: PLAIN_FORMAT, isStruck: false };

/** Reads the styles of a workbook by index. */
export function readStyles(part: ZipEntry, budget: Budget): readonly CellStyle[] {
  const codes = new Map<number, string>();
  const struckFonts = new Set<number>();
  const cellStyles: { readonly formatId: number; readonly font: number }[] = [];
  let inside: 'fonts' | 'cellXfs' | null = null;
  let fonts = 0;
  readXml(part, budget, {
    open: (name, attributeOf) => {
      if (name === 'numFmt') codes.set(Number(attributeOf('numFmtId')), attributeOf('formatCode') ?? '');
      else if (name === 'fonts' || name === 'cellXfs') inside = name;
      else if (name === 'font' && inside === 'fonts') fonts += 1;
      else if (name === 'strike' && inside === 'fonts' && isOn(attributeOf('val'))) struckFonts.add(fonts - 1);
      else if (name === 'xf' && inside === 'cellXfs') {
        cellStyles.push({ formatId: Number(attributeOf('numFmtId') ?? 0), font: Number(attributeOf('fontId') ?? 0) });
      }
      budget.spendBlank();
    },
    close: (name) => {
      if (name === inside) inside = null;
    },
  });
  const formats = new Map<number, NumberFormat>();
  return cellStyles.map(({ formatId: id, font }) => {
    const format = formats.get(id) ?? readNumberFormat(id, codes.get(id) ?? null);
    formats.set(id, format);
    return { format, isStruck: struckFonts.has(font) };
  });
}

/** Reads a switch such as `<strike/>`, which is on without a value. */
export function isOn(value: string | undefined): boolean {
  return !/^(?:0|false)$/.test(value ?? '');
}
