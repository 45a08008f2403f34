import { findFields, type HeaderNames } from '@/importer/fields/fields';
import { isRemarksHeader } from '@/importer/fields/remarksHeader';
import type { SheetRow } from '@/importer/sheet/sheet';

/** Minimum number of names in a second header row. */
const MIN_NAMES = 2;

/** Joins a header of two rows: group titles above (资源), column names below (圣晶石, 呼符), and columns without a group in the upper
 *  row only. A row below with a code, or with any text that is not a column name, is an offer.
 *  @returns  the lower row with the names of both; null if it is not part of the header */
export function joinHeader(upper: SheetRow, lower: SheetRow | undefined, names: HeaderNames): SheetRow | null {
  if (lower === undefined || lower.row !== upper.row + 1) return null;
  const filled = lower.cells.filter((cell) => cell.trim() !== '' && !isRemarksHeader(cell));
  if (filled.length < MIN_NAMES || filled.some((cell) => findFields(names, cell).length === 0)) return null;
  const code = upper.cells.findIndex((cell) => cell.trim() !== '' && findFields(names, cell).some(isCode));
  if ((lower.cells[code] ?? '').trim() !== '') return null;
  const width = Math.max(upper.cells.length, lower.cells.length);
  const cells = Array.from({ length: width }, (_, index) => {
    const lowerCell = lower.cells[index] ?? '';
    return lowerCell.trim() === '' ? (upper.cells[index] ?? '') : lowerCell;
  });
  return { row: lower.row, cells };
}

function isCode(field: ReturnType<typeof findFields>[number]): boolean {
  return field.kind === 'own' && field.own === 'code';
}
