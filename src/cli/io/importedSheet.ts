import type { Result } from '@/base/result';
import type { Game } from '@/games/types';
import type { ColumnMap } from '@/importer/columns/columnMap';
import type { SheetImport } from '@/importer/importSheet';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { Workbook } from '@/importer/sheet/sheet';

/** A sheet file after its import. */
export type ImportedSheet = {
  readonly path: string;
  readonly game: Game;
  /** The column map that its columns were bound with. */
  readonly map: ColumnMap;
  readonly result: Result<SheetImport, readonly RowIssue[]>;
  /** The cells of the file, if they were requested; null if the file is not a table. */
  readonly workbook: Workbook | null;
};
