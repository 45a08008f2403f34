import { ShopError } from '@/base/shopError';
import type { ByteReader } from '@/catalog/bytes/byteReader';
import { broken, readBytes, requireEnd } from '@/catalog/bytes/byteReader';
import { readFrontCoded } from '@/catalog/bytes/readFrontCoded';
import { fromZigzag, readWholes } from '@/catalog/bytes/readNumbers';
import { MAX_MOMENT_MS } from '@/domain/limits';
import { isCurrency } from '@/domain/money';
import { OFFER_STATUSES } from '@/domain/offer';
import { COLUMN_FILE, MAX_CODE_BYTES } from './columnFile';
import { decodeItems } from './decodeItems';
import { openFile } from './openFile';
import { readColumns, readDictionaryColumn } from './readColumns';
import type { Segment } from './segment';

/** Decodes the file of a segment's columns; the twin of `encodeSegment`.
 *  Whatever the bytes are, it ends in time and memory in proportion to their number.
 *  @param bytes  the whole file; text columns stay views of it
 *  @throws       ShopError `catalog-segment-magic` | `catalog-segment-version` | `catalog-segment-truncated`
 *                (retryable) | `catalog-segment-broken` */
export function decodeSegment(bytes: Uint8Array): Segment {
  const { offers, currency, sections } = openFile(COLUMN_FILE, bytes);
  if (!isCurrency(currency)) {
    throw new ShopError('catalog-segment-broken', `unknown currency ${currency}`);
  }
  const shops = readDictionaryColumn(sections.shops, offers);
  const segment: Segment = {
    offers,
    currency,
    codes: readFrontCoded(sections.codes, offers, MAX_CODE_BYTES),
    listedAt: readMoments(sections.listedAt, offers),
    prices: readWholes(sections.prices, offers),
    statuses: readStatuses(sections.statuses, offers),
    shopNames: shops.options,
    shops: shops.picks,
    ...decodeItems(sections.items, sections.levels, offers),
    resources: readColumns(sections.resources, offers, readNumberValues),
    numbers: readColumns(sections.numbers, offers, readSignedValues),
    choices: readColumns(sections.choices, offers, readDictionaryColumn),
    flags: readColumns(sections.flags, offers, readFlagValues),
  };
  for (const id of COLUMN_FILE.sections) requireEnd(sections[id]);
  return segment;
}

function readMoments(reader: ByteReader, count: number): Float64Array {
  const moments = readWholes(reader, count);
  for (let row = 1; row < count; row++) moments[row] = moments[row]! + moments[row - 1]!;
  if ((moments[count - 1] ?? 0) > MAX_MOMENT_MS) throw broken(reader, 'a moment too late');
  return moments;
}

function readStatuses(reader: ByteReader, count: number): Uint8Array {
  const statuses = readBytes(reader, count);
  const strange = statuses.find((status) => status >= OFFER_STATUSES.length);
  if (strange !== undefined) throw broken(reader, `status ${strange}`);
  return statuses;
}

function readNumberValues(reader: ByteReader, count: number): { readonly values: Float64Array } {
  return { values: readWholes(reader, count) };
}

function readSignedValues(reader: ByteReader, count: number): { readonly values: Float64Array } {
  return { values: readWholes(reader, count).map(fromZigzag) };
}

function readFlagValues(reader: ByteReader, count: number): { readonly values: Float64Array } {
  const values = readWholes(reader, count);
  if (values.some((value) => value > 1)) throw broken(reader, 'a flag above 1');
  return { values };
}
