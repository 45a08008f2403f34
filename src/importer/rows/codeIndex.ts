/** A row of an open table; both indexes start at 0. */
export type RowReference = { readonly table: number; readonly index: number };

/** Rows by code; updated while cells are fixed. */
export type CodeIndex = {
  readonly add: (code: string, row: RowReference) => void;
  readonly remove: (code: string, row: RowReference) => void;
  /** All rows with the code. The list is live; do not keep it. */
  readonly rowsOf: (code: string) => readonly RowReference[];
};

const NO_ROWS: readonly RowReference[] = [];

/** Creates an empty index. Empty codes are not indexed. */
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
