import type { SheetImport } from '@/importer/importSheet';
import type { ImportedSheet } from './importSheets';

/** A sheet that could be read. */
export type ReadableSheet = Omit<ImportedSheet, 'result'> & { readonly imported: SheetImport };

/** Whether what was imported may be published. */
export type Verdict =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused'; readonly rows: number }
  /** Rows may be left out, but of this sheet none is left: its catalogue would go empty. */
  | { readonly kind: 'nothingAccepted'; readonly path: string }
  | { readonly kind: 'publish'; readonly sheets: readonly ReadableSheet[]; readonly skipped: number };

/** Decides whether imported sheets may be published: all of them, or none. */
export function judgeImports(imported: readonly ImportedSheet[], skipRefused: boolean): Verdict {
  const sheets = imported.flatMap(({ result, ...sheet }) => (result.ok ? [{ ...sheet, imported: result.value }] : []));
  if (sheets.length < imported.length) return { kind: 'unreadable' };
  const refused = sheets.reduce((sum, sheet) => sum + sheet.imported.refused, 0);
  if (refused > 0 && !skipRefused) return { kind: 'refused', rows: refused };
  const emptied = sheets.find((sheet) => sheet.imported.rows > 0 && sheet.imported.accepted === 0);
  if (emptied !== undefined) return { kind: 'nothingAccepted', path: emptied.path };
  return { kind: 'publish', sheets, skipped: refused };
}
