import { fail, ok, type Result } from '@/base/result';
import { fileIssue, Refusal } from './issues/refusal';
import type { RowIssue } from './issues/rowIssue';
import type { Workbook } from './sheet/sheet';
import { readTextFile } from './text/readTextFile';
import { readXlsx } from './xlsx/readXlsx';

/** Reads a file by its signature, regardless of its name: a workbook, or text in some encoding.
 *  @param file  name for the issues, as known to the operator
 *  @returns  the content of its sheets, or why it cannot be read */
export function readWorkbook(file: string, bytes: Uint8Array): Result<Workbook, readonly RowIssue[]> {
  try {
    if (ZIP_SIGNATURES.some((signature) => startsWith(bytes, signature)))
      return ok({ file, encoding: 'xlsx', tables: readXlsx(bytes) });
    if (startsWith(bytes, COMPOUND_FILE)) throw legacyWorkbook();
    if (startsWith(bytes, PDF)) throw otherFile('PDF');
    return readTextFile(file, bytes);
  } catch (error) {
    if (error instanceof Refusal) return fail([fileIssue(file, error.issue)]);
    throw error;
  }
}

/** Archives with files, and empty ones. */
const ZIP_SIGNATURES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];
/** Container of .xls files and of .xlsx files with a password. */
const COMPOUND_FILE: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0];
const PDF: readonly number[] = [0x25, 0x50, 0x44, 0x46];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function legacyWorkbook(): Refusal {
  const expected = { kind: 'openWorkbook' } as const;
  return new Refusal({ code: 'encrypted-or-xls', expected, got: 'XLS', suggestion: null });
}

function otherFile(kind: string): Refusal {
  return new Refusal({ code: 'other-file', expected: { kind: 'sheetFile' }, got: kind, suggestion: null });
}
