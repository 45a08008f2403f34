import type { ByteWriter } from '@/catalog/bytes/byteWriter';
import { writeRows, writeText, writeTexts, writeVarint } from '@/catalog/bytes/byteWriter';
import { buildDictionary } from './dictionary';
import { compareTexts } from './orderOffers';

/** A sparse column to be written: `rows` ascending, `values` parallel to it. */
export type SparseColumn<T> = { readonly id: string; readonly rows: readonly number[]; readonly values: readonly T[] };

/** Sparse columns under construction. */
export type Columns<T> = {
  /** @param row  ascending within a column */
  readonly add: (id: string, row: number, value: T) => void;
  /** Returns the columns ordered by id. */
  readonly list: () => readonly SparseColumn<T>[];
};

/** Creates an empty set of columns. */
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

/** Writes sparse columns: their number; for each its id, number of rows, rows and values. */
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

/** Writes repeated texts: their dictionary, then the index of each. */
export function writeDictionaryColumn(writer: ByteWriter, texts: readonly string[]): void {
  const dictionary = buildDictionary(texts);
  writeVarint(writer, dictionary.texts.length);
  writeTexts(writer, dictionary.texts);
  for (const text of texts) writeVarint(writer, dictionary.indexOf(text));
}
