import { ShopError } from '@/base/shopError';
import type { ByteReader } from '@/catalog/bytes/byteReader';
import { broken, readBytes, readCount, readVarint, requireEnd } from '@/catalog/bytes/byteReader';
import { readDictionary } from '@/catalog/bytes/readDictionary';
import { readFrontCoded } from '@/catalog/bytes/readFrontCoded';
import { fromZigzag, readIntegers } from '@/catalog/bytes/readNumbers';
import { MAX_CODE_BYTES, MAX_TIMESTAMP_MS } from '@/domain/limits';
import { isCurrency } from '@/domain/money';
import { OFFER_STATUSES } from '@/domain/offer';
import { COLUMN_FILE } from './columnFile';
import { openFile } from './openFile';
import { readColumns, readDictionaryColumn } from './readColumns';
import type { Segment } from './segment';

/** Decodes the column file of a segment; the counterpart of `encodeSegment`. Time and memory are linear in the number of
 *  bytes, even for invalid files.
 *  @param bytes  the whole file; text columns remain views of it
 *  @throws       ShopError `catalog-segment-magic` | `catalog-segment-version` | `catalog-segment-truncated`
 *                (retryable) | `catalog-segment-broken` */
export function decodeSegment(bytes: Uint8Array): Segment {
  const { offerCount, currency, sections } = openFile(COLUMN_FILE, bytes);
  if (!isCurrency(currency)) {
    throw new ShopError('catalog-segment-broken', `unknown currency ${currency}`);
  }
  const shops = readDictionaryColumn(sections.shops, offerCount);
  const segment: Segment = {
    offerCount,
    currency,
    codes: readFrontCoded(sections.codes, offerCount, MAX_CODE_BYTES),
    listedAt: readTimestamps(sections.listedAt, offerCount),
    prices: readIntegers(sections.prices, offerCount),
    statuses: readStatuses(sections.statuses, offerCount),
    shopNames: shops.options,
    shops: shops.indexes,
    ...readItems(sections.items, sections.levels, offerCount),
    resources: readColumns(sections.resources, offerCount, readNumberValues),
    numbers: readColumns(sections.numbers, offerCount, readSignedValues),
    choices: readColumns(sections.choices, offerCount, readDictionaryColumn),
    flags: readColumns(sections.flags, offerCount, readFlagValues),
  };
  for (const id of COLUMN_FILE.sections) requireEnd(sections[id]);
  return segment;
}

function readTimestamps(reader: ByteReader, count: number): Float64Array {
  const timestamps = readIntegers(reader, count);
  for (let row = 1; row < count; row++) timestamps[row] = timestamps[row]! + timestamps[row - 1]!;
  if ((timestamps[count - 1] ?? 0) > MAX_TIMESTAMP_MS) throw broken(reader, 'a timestamp out of range');
  return timestamps;
}

function readStatuses(reader: ByteReader, count: number): Uint8Array {
  const statuses = readBytes(reader, count);
  const invalid = statuses.find((status) => status >= OFFER_STATUSES.length);
  if (invalid !== undefined) throw broken(reader, `status ${invalid}`);
  return statuses;
}

function readNumberValues(reader: ByteReader, count: number): { readonly values: Float64Array } {
  return { values: readIntegers(reader, count) };
}

function readSignedValues(reader: ByteReader, count: number): { readonly values: Float64Array } {
  return { values: readIntegers(reader, count).map(fromZigzag) };
}

function readFlagValues(reader: ByteReader, count: number): { readonly values: Float64Array } {
  const values = readIntegers(reader, count);
  if (values.some((value) => value > 1)) throw broken(reader, 'a flag above 1');
  return { values };
}

function readItems(
  items: ByteReader,
  levels: ByteReader,
  offerCount: number,
): Pick<Segment, 'itemIds' | 'itemStarts' | 'items' | 'levels'> {
  const itemIds = readDictionary(items);
  const itemStarts = new Uint32Array(offerCount + 1);
  for (let row = 0; row < offerCount; row++) itemStarts[row + 1] = itemStarts[row]! + readCount(items, itemIds.length);

  const total = itemStarts[offerCount]!;
  const levelBytes = readBytes(levels, total);
  if (levelBytes.includes(0)) throw broken(levels, 'level 0');
  return { itemIds, itemStarts, items: readItemIndexes(items, itemStarts, itemIds.length), levels: levelBytes };
}

function readItemIndexes(reader: ByteReader, starts: Uint32Array, optionCount: number): Uint32Array {
  const indexes = new Uint32Array(starts[starts.length - 1]!);
  for (let row = 0; row + 1 < starts.length; row++) {
    let next = 0;
    for (let i = starts[row]!; i < starts[row + 1]!; i++) {
      const index = next + readVarint(reader);
      if (index >= optionCount) throw broken(reader, `item ${index} of ${optionCount}`);
      indexes[i] = index;
      next = index + 1;
    }
  }
  return indexes;
}
