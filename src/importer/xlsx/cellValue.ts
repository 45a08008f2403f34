import { brokenWorkbook } from '@/importer/issues/refusal';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { type DateSystem, dateText } from '@/importer/sheet/dateText';
import type { NumberFormat } from './numberFormat';
import { type CellStyle, PLAIN_STYLE } from './readStyles';
import { readEscapes } from './textReader';

/** A cell as in the file. */
export type RawCell = {
  /** s (shared), inlineStr, str (of a formula), b, e, d, n. */
  readonly type: string;
  readonly style: number;
  /** Content of `v`; null if there is none. */
  readonly value: string | null;
  readonly formula: string | null;
  /** Text stored in the cell itself. */
  readonly inline: string;
};

/** Workbook data needed to interpret a cell. */
export type CellContext = {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly dates: DateSystem;
};

/** The displayed text of a cell, and its problem. */
export type CellText = { readonly text: string; readonly issue: CellIssue | null };

/** Returns the displayed text of a cell: numbers in plain digits, dates as `2026-11-18 14:20:00`.
 *  @throws  Refusal `broken-workbook` for a missing shared string */
export function readCellValue(cell: RawCell, context: CellContext): CellText {
  const style = context.styles[cell.style] ?? PLAIN_STYLE;
  const { text, issue } = readValue(cell, style, context);
  const struck = STRUCK.exec(text)?.[1] ?? (style.isStruck && text.trim() !== '' ? text : null);
  return struck === null || issue !== null ? { text, issue } : issueCell('struck-out', { kind: 'keptText' }, struck);
}

/** A text that `joinRuns` marks as struck through as a whole. */
const STRUCK = /^~~([^~]+)~~$/;

function readValue(cell: RawCell, style: CellStyle, context: CellContext): CellText {
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
      return type === 'd' ? textCell(value) : readNumber(value, style.format, context.dates);
  }
}

function findShared(value: string, { strings }: CellContext): string {
  const text = strings[Number(value)];
  if (text === undefined) throw brokenWorkbook(`sharedStrings ${value}`);
  return text;
}

function readNumber(
  written: string,
  { isDate, leastDigits, prefix, suffix }: NumberFormat,
  dates: DateSystem,
): CellText {
  const value = Number(written);
  if (!Number.isFinite(value)) return textCell(written);
  const date = isDate ? dateText(value, dates) : null;
  if (date !== null) return textCell(date);
  const text = value < 0 ? formatNumber(value) : `${prefix}${formatNumber(value, leastDigits)}${suffix}`;
  return isLossy(value)
    ? issueCell('lossy-number', { kind: 'exactNumber', digits: EXACT_DIGITS }, text)
    : textCell(text);
}

/** Uses the formula as text, so that the cell does not count as empty. */
function unsavedFormula(formula: string): CellText {
  return issueCell('no-cached-value', { kind: 'savedValue' }, `=${formula}`);
}

function textCell(text: string): CellText {
  return { text, issue: null };
}

function issueCell(code: CellIssue['code'], expected: CellIssue['expected'], text: string): CellText {
  return { text, issue: { code, expected, got: text, suggestion: null } };
}

/** Significant digits of spreadsheet numbers; further ones are noise. */
const EXACT_DIGITS = 15;

/** Formats a number as in a wide cell: plain digits, no exponent, at most 15 of them.
 *  @param leastDigits  minimum digits before the point, padded with zeros */
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

/** Returns true for a whole number with more than the significant digits: the last digits of a code are lost. */
export function isLossy(value: number): boolean {
  return Math.abs(value) >= 10 ** EXACT_DIGITS;
}
