import type { LazyRows, SheetRow, SheetRows } from './sheet';

/** Makes rows of a function that gives the one at a place. */
export function lazyRows(length: number, rowAt: (index: number) => SheetRow): LazyRows {
  return {
    length,
    rowAt,
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index++) yield rowAt(index);
    },
  };
}

/** Some of rows, in the order of their places; nothing is copied. */
export function pickRows(rows: SheetRows, indexes: Uint32Array): SheetRows {
  return lazyRows(indexes.length, (index) => rowAt(rows, indexes[index] ?? -1));
}

/** Rows from a place to the last; nothing is copied. */
export function skipRows(rows: SheetRows, count: number): SheetRows {
  return lazyRows(Math.max(0, rows.length - count), (index) => rowAt(rows, count + index));
}

/** Rows that are changed each time they are asked for. */
export function changeRows(rows: SheetRows, transform: (row: SheetRow) => SheetRow): SheetRows {
  return lazyRows(rows.length, (index) => transform(rowAt(rows, index)));
}

/** The row at a place.
 *  @throws  RangeError where there is none */
export function rowAt(rows: SheetRows, index: number): SheetRow {
  const row = findRowAt(rows, index);
  if (row === undefined) throw new RangeError(`expected a row from 0 to ${rows.length - 1}, got ${index}`);
  return row;
}

/** The row at a place; undefined where there is none. */
export function findRowAt(rows: SheetRows, index: number): SheetRow | undefined {
  if (!('rowAt' in rows)) return rows[index];
  return index >= 0 && index < rows.length ? rows.rowAt(index) : undefined;
}
