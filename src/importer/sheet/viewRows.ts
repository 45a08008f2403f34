import type { LazyRows, SheetRow, SheetRows } from './sheet';

/** Creates rows that are computed on access. */
export function lazyRows(length: number, rowAt: (index: number) => SheetRow): LazyRows {
  return {
    length,
    rowAt,
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index++) yield rowAt(index);
    },
  };
}

/** Returns a view of some rows, by index. */
export function pickRows(rows: SheetRows, indexes: Uint32Array): SheetRows {
  return lazyRows(indexes.length, (index) => rowAt(rows, indexes[index] ?? -1));
}

/** Returns a view without the first rows. */
export function skipRows(rows: SheetRows, count: number): SheetRows {
  return lazyRows(Math.max(0, rows.length - count), (index) => rowAt(rows, count + index));
}

/** Returns a view that transforms rows on access. */
export function changeRows(rows: SheetRows, transform: (row: SheetRow) => SheetRow): SheetRows {
  return lazyRows(rows.length, (index) => transform(rowAt(rows, index)));
}

/** Returns the row at an index.
 *  @throws  RangeError if there is none */
export function rowAt(rows: SheetRows, index: number): SheetRow {
  const row = findRowAt(rows, index);
  if (row === undefined) throw new RangeError(`expected a row from 0 to ${rows.length - 1}, got ${index}`);
  return row;
}

/** Returns the row at an index, if any. */
export function findRowAt(rows: SheetRows, index: number): SheetRow | undefined {
  if (!('rowAt' in rows)) return rows[index];
  return index >= 0 && index < rows.length ? rows.rowAt(index) : undefined;
}
