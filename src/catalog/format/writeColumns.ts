import type { ByteWriter } from '@/catalog/bytes/byteWriter';
import { writeRows, writeText, writeTexts, writeVarint } from '@/catalog/bytes/byteWriter';
import { buildDictionary } from './dictionary';
import { compareTexts } from './orderOffers';

/** A column that only some rows have, ready to be written: `rows` ascending, `values[i]` belongs to `rows[i]`. */
export type SparseColumn<T> = { readonly id: string; readonly rows: readonly number[]; readonly values: readonly T[] };

/** Columns that grow value by value. */
export type Columns<T> = {
  /** @param row  not below that of the value before in the same column */
  readonly add: (id: string, row: number, value: T) => void;
  /** The columns, ordered by id. */
  readonly list: () => readonly SparseColumn<T>[];
};

/** Begins without any column. */
export function createColumns<T>(): Columns<T> {
  const columns = new Map<string, { readonly rows: number[]; readonly values: T[] }>();
  return {
    add: (id, row, value) => {
      const column = columns.get(id);
      if (column === undefined) columns.set(id, { rows: [row], values: [value] });
      else {
        column.rows.push(row);
        column.values.push(value);
      }
    },
    list: () => [...columns].map(([id, column]) => ({ id, ...column })).sort((a, b) => compareTexts(a.id, b.id)),
  };
}

/** Writes sparse columns: how many; each its id, its number of rows, its rows, then its values by `writeValues`. */
export function writeColumns<T>(
  writer: ByteWriter,
  columns: readonly SparseColumn<T>[],
  writeValues: (writer: ByteWriter, values: readonly T[]) => void,
): void {
  writeVarint(writer, columns.length);
  for (const { id, rows, values } of columns) {
    writeText(writer, id);
    writeVarint(writer, rows.length);
    writeRows(writer, rows);
    writeValues(writer, values);
  }
}

/** Writes texts that repeat: their dictionary, then the place of each in it. */
export function writeDictionaryColumn(writer: ByteWriter, texts: readonly string[]): void {
  const dictionary = buildDictionary(texts);
  writeVarint(writer, dictionary.texts.length);
  writeTexts(writer, dictionary.texts);
  for (const text of texts) writeVarint(writer, dictionary.placeOf(text));
}
