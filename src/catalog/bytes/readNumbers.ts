import type { ByteReader } from './byteReader';
import { broken, readVarint, requireRemaining } from './byteReader';

/** Reads `count` numbers written by `writeIntegers`.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readIntegers(reader: ByteReader, count: number): Float64Array {
  const unit = readVarint(reader);
  requireRemaining(reader, count);
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const value = readVarint(reader) * unit;
    if (value > Number.MAX_SAFE_INTEGER) throw broken(reader, 'a number above 2^53');
    values[i] = value;
  }
  return values;
}

/** Reads `count` ascending row numbers written by `writeRows`, each below `rows`.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readRows(reader: ByteReader, count: number, rows: number): Uint32Array {
  requireRemaining(reader, count);
  const numbers = new Uint32Array(count);
  let next = 0;
  for (let i = 0; i < count; i++) {
    const row = next + readVarint(reader);
    if (row >= rows) throw broken(reader, `row ${row} of ${rows}`);
    numbers[i] = row;
    next = row + 1;
  }
  return numbers;
}

/** Decodes `toZigzag`. */
export function fromZigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
