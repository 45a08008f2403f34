import type { ImportedSheet } from '@/cli/io/importedSheet';
import type { SheetImport } from '@/importer/importSheet';
import { hasErrors } from '@/importer/issues/rowIssue';

/** An imported sheet that was readable. */
export type ReadableSheet = Omit<ImportedSheet, 'result'> & { readonly imported: SheetImport };

/** Why all rows of a sheet are refused. */
export type EmptyReason = 'currency' | 'columns';

/** Whether imported sheets may be published. */
export type Verdict =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused'; readonly rows: number }
  /** This sheet has no accepted row, and refused ones or a wrong header, so its catalog would be empty. `reason` is null if there are several. */
  | { readonly kind: 'nothingAccepted'; readonly path: string; readonly reason: EmptyReason | null }
  | { readonly kind: 'publish'; readonly sheets: readonly ReadableSheet[]; readonly skipped: number };

/** Decides whether imported sheets may be published: all of them, or none. */
export function guardImports(imported: readonly ImportedSheet[], skipRefused: boolean): Verdict {
  const sheets = imported.flatMap(({ result, ...sheet }) => (result.ok ? [{ ...sheet, imported: result.value }] : []));
  if (sheets.length < imported.length) return { kind: 'unreadable' };
  const refused = sheets.reduce((sum, sheet) => sum + sheet.imported.refused, 0);
  const empty = sheets.find(({ imported: { rows, accepted, issues } }) => {
    return accepted === 0 && (rows > 0 || hasErrors(issues));
  });
  if (empty !== undefined) {
    return { kind: 'nothingAccepted', path: empty.path, reason: findReason(empty.imported) };
  }
  if (refused > 0 && !skipRefused) return { kind: 'refused', rows: refused };
  return { kind: 'publish', sheets, skipped: refused };
}

const CURRENCY_CODES: ReadonlySet<string> = new Set(['other-currency', 'unknown-currency', 'mixed-currency']);

function findReason({ issues }: SheetImport): EmptyReason | null {
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.some(({ code }) => code === 'missing-column')) return 'columns';
  return errors.length > 0 && errors.every(({ code }) => CURRENCY_CODES.has(code)) ? 'currency' : null;
}
