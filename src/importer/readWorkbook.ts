import { fail, ok, type Result } from '@/base/result';
import { placeRefusal, Refusal } from './issues/refusal';
import type { RowIssue } from './issues/rowIssue';
import type { Workbook } from './sheet/sheet';
import { readTextFile } from './text/readTextFile';
import { readXlsx } from './xlsx/readXlsx';

/** Reads a file as what its first bytes say it is, whatever its name says: a workbook, or text in some encoding.
 *  @param file  name for the issues, as the operator knows it
 *  @returns     what stands on its sheets, or why it cannot be read at all */
export function readWorkbook(file: string, bytes: Uint8Array): Result<Workbook, readonly RowIssue[]> {
  try {
    if (ZIPS.some((mark) => beginsWith(bytes, mark))) return ok({ file, encoding: 'xlsx', tables: readXlsx(bytes) });
    if (beginsWith(bytes, COMPOUND)) throw oldWorkbook();
    if (beginsWith(bytes, PDF)) throw otherFile('PDF');
    return readTextFile(file, bytes);
  } catch (error) {
    if (error instanceof Refusal) return fail([placeRefusal(file, error.issue)]);
    throw error;
  }
}

/** An archive with files, and one with none. */
const ZIPS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];
/** What .xls files are, and .xlsx files with a password. */
const COMPOUND: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0];
const PDF: readonly number[] = [0x25, 0x50, 0x44, 0x46];

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function oldWorkbook(): Refusal {
  const expected = { kind: 'openWorkbook' } as const;
  return new Refusal({ code: 'encrypted-or-xls', expected, got: 'XLS', suggestion: null });
}

function otherFile(kind: string): Refusal {
  return new Refusal({ code: 'other-file', expected: { kind: 'sheetFile' }, got: kind, suggestion: null });
}
