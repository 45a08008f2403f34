import type { MadeRows, SheetRow, SheetRows } from './sheet';

/** Makes rows of a function that gives the one at a place. */
export function makeRows(length: number, rowAt: (place: number) => SheetRow): MadeRows {
  return {
    length,
    rowAt,
    *[Symbol.iterator]() {
      for (let place = 0; place < length; place++) yield rowAt(place);
    },
  };
}

/** Some of rows, in the order of their places; nothing is copied. */
export function pickRows(rows: SheetRows, places: Uint32Array): SheetRows {
  return makeRows(places.length, (place) => rowAt(rows, places[place] ?? -1));
}

/** Rows from a place to the last; nothing is copied. */
export function skipRows(rows: SheetRows, count: number): SheetRows {
  return makeRows(Math.max(0, rows.length - count), (place) => rowAt(rows, count + place));
}

/** Rows that are changed each time they are asked for. */
export function changeRows(rows: SheetRows, change: (row: SheetRow) => SheetRow): SheetRows {
  return makeRows(rows.length, (place) => change(rowAt(rows, place)));
}

/** The row at a place.
 *  @throws  RangeError where there is none */
export function rowAt(rows: SheetRows, place: number): SheetRow {
  const row = findRowAt(rows, place);
  if (row === undefined) throw new RangeError(`expected a row from 0 to ${rows.length - 1}, got ${place}`);
  return row;
}

/** The row at a place; undefined where there is none. */
export function findRowAt(rows: SheetRows, place: number): SheetRow | undefined {
  if (!('rowAt' in rows)) return rows[place];
  return place >= 0 && place < rows.length ? rows.rowAt(place) : undefined;
}
