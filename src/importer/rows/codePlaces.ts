/** A row of an open table: which table, and which of its rows, both from 0. */
export type RowReference = { readonly table: number; readonly index: number };

/** Where each code stands, kept up to date while cells are put right. */
export type CodeIndex = {
  readonly add: (code: string, row: RowReference) => void;
  readonly remove: (code: string, row: RowReference) => void;
  /** All rows that have the code; the same list for all of them, not to be kept. */
  readonly rowsOf: (code: string) => readonly RowReference[];
};

const NO_ROWS: readonly RowReference[] = [];

/** Starts without any code. An empty code stands nowhere. */
export function createCodeIndex(): CodeIndex {
  const rowsByCode = new Map<string, RowReference[]>();
  return {
    add: (code, row) => {
      if (code === '') return;
      const rows = rowsByCode.get(code);
      if (rows === undefined) rowsByCode.set(code, [row]);
      else rows.push(row);
    },
    remove: (code, { table, index }) => {
      const remaining = rowsByCode.get(code)?.filter((row) => row.table !== table || row.index !== index) ?? [];
      if (remaining.length === 0) rowsByCode.delete(code);
      else rowsByCode.set(code, remaining);
    },
    rowsOf: (code) => rowsByCode.get(code) ?? NO_ROWS,
  };
}
