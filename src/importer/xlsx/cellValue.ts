import { brokenWorkbook } from '@/importer/issues/refusal';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { type DateSystem, dateText } from '@/importer/sheet/dateText';
import { type NumberStyle, PLAIN_STYLE } from './readStyles';
import { readEscapes } from './textReader';

/** A cell as the file has it. */
export type RawCell = {
  /** s shared, inlineStr, str of a formula, b, e, d, n. */
  readonly type: string;
  readonly style: number;
  /** What stands in `v`; null if there is no `v`. */
  readonly value: string | null;
  /** null: none. */
  readonly formula: string | null;
  /** Text in the cell itself. */
  readonly inline: string;
};

/** What cells of a workbook mean together. */
export type CellContext = {
  readonly strings: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly dates: DateSystem;
};

/** The text of a cell as far as an operator would see it, and what is wrong with it. */
export type CellText = { readonly text: string; readonly issue: CellIssue | null };

/** Says what a cell shows: numbers in plain digits, days as `2026-11-18 14:20:00`.
 *  @throws  Refusal `broken-workbook` for a shared text that is not there */
export function readCellValue(cell: RawCell, context: CellContext): CellText {
  const { type, value, formula, inline } = cell;
  switch (type) {
    case 's':
      return textCell(value === null ? '' : findShared(value, context));
    case 'inlineStr':
      return textCell(inline);
    case 'str':
      return textCell(readEscapes(value ?? ''));
    case 'e':
      return issueCell('cell-error', { kind: 'cellValue' }, value ?? '#');
    default:
      if (value === null || value.trim() === '') return formula === null ? textCell('') : unsavedFormula(formula);
      if (type === 'b') return textCell(value === '1' || value === 'true' ? 'TRUE' : 'FALSE');
      return type === 'd'
        ? textCell(value)
        : readNumber(value, context.styles[cell.style] ?? PLAIN_STYLE, context.dates);
  }
}

function findShared(value: string, { strings }: CellContext): string {
  const text = strings[Number(value)];
  if (text === undefined) throw brokenWorkbook(`sharedStrings ${value}`);
  return text;
}

function readNumber(written: string, { isDate, leastDigits }: NumberStyle, dates: DateSystem): CellText {
  const value = Number(written);
  if (!Number.isFinite(value)) return textCell(written);
  const date = isDate ? dateText(value, dates) : null;
  if (date !== null) return textCell(date);
  const text = formatNumber(value, leastDigits);
  return isLossy(value)
    ? issueCell('lossy-number', { kind: 'exactNumber', digits: EXACT_DIGITS }, text)
    : textCell(text);
}

/** The formula stands for its result, so that the cell does not pass for an empty one. */
function unsavedFormula(formula: string): CellText {
  return issueCell('no-cached-value', { kind: 'savedValue' }, `=${formula}`);
}

function textCell(text: string): CellText {
  return { text, issue: null };
}

function issueCell(code: CellIssue['code'], expected: CellIssue['expected'], text: string): CellText {
  return { text, issue: { code, expected, got: text, suggestion: null } };
}

/** Digits of a number that spreadsheet programs keep; what they store behind them is noise. */
const EXACT_DIGITS = 15;

/** A number as a cell shows it that is wide enough: plain digits, no exponent, 15 of them at most.
 *  @param leastDigits  digits before the point, filled up with zeros */
export function formatNumber(value: number, leastDigits = 1): string {
  const exact = Number(value.toPrecision(EXACT_DIGITS));
  const sign = exact < 0 ? '-' : '';
  const [mantissa = '', power = '0'] = String(Math.abs(exact)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(power);
  const digits = whole + fraction;
  const point = whole.length + shift;
  const before = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const after = point <= 0 ? '0'.repeat(-point) + digits : digits.slice(point);
  const integer = before.padStart(leastDigits, '0');
  return after === '' ? `${sign}${integer}` : `${sign}${integer}.${after}`;
}

/** True for a whole number with more digits than are kept: the last ones of a code are lost. */
export function isLossy(value: number): boolean {
  return Math.abs(value) >= 10 ** EXACT_DIGITS;
}
