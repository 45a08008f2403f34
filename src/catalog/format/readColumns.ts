import type { ByteReader } from '@/catalog/bytes/byteReader';
import { readCount, readDictionaryIndexes, readText } from '@/catalog/bytes/byteReader';
import { readDictionary } from '@/catalog/bytes/readDictionary';
import { readRows } from '@/catalog/bytes/readNumbers';

/** Reads sparse columns written by `writeColumns`.
 *  @param rows        number of rows of the segment
 *  @param readValues  reads `count` values of one column
 *  @throws            ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readColumns<T extends object>(
  reader: ByteReader,
  rows: number,
  readValues: (reader: ByteReader, count: number) => T,
): readonly ({ readonly id: string; readonly rows: Uint32Array } & T)[] {
  const columns = readCount(reader);
  return Array.from({ length: columns }, () => {
    const id = readText(reader);
    const count = readCount(reader, rows);
    return { id, rows: readRows(reader, count, rows), ...readValues(reader, count) };
  });
}

/** Reads `count` texts written by `writeDictionaryColumn`.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readDictionaryColumn(
  reader: ByteReader,
  count: number,
): { readonly options: readonly string[]; readonly indexes: Uint32Array } {
  const options = readDictionary(reader);
  return { options, indexes: readDictionaryIndexes(reader, count, options.length) };
}
