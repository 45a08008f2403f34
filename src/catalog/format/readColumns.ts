import type { ByteReader } from '@/catalog/bytes/byteReader';
import { readCount, readPicks, readText } from '@/catalog/bytes/byteReader';
import { readDictionary } from '@/catalog/bytes/readDictionary';
import { readRows } from '@/catalog/bytes/readNumbers';

/** Reads sparse columns written by `writeColumns`.
 *  @param rows        how many rows the segment has
 *  @param readValues  reads the values of one column, given how many
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
): { readonly options: readonly string[]; readonly picks: Uint32Array } {
  const options = readDictionary(reader);
  return { options, picks: readPicks(reader, count, options.length) };
}
