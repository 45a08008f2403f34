import { ShopError } from '@/base/shopError';
import type { Currency } from '@/domain/money';
import { isCurrency } from '@/domain/money';
import { OFFER_STATUSES } from '@/domain/offer';
import type { ByteReader } from './byteReader';
import { broken, createByteReader, fromZigzag, readBytes, readFrontCoded, readWholes, requireEnd } from './byteReader';
import { decodeItems } from './decodeItems';
import type { SectionId } from './layout';
import {
  CURRENCY_BYTES,
  HEADER,
  HEADER_BYTES,
  LENGTH_BYTES,
  MAX_CODE_BYTES,
  MAX_EPOCH_MS,
  SECTIONS,
  SEGMENT_MAGIC,
  SEGMENT_VERSION,
} from './layout';
import { readColumns, readDictionaryColumn } from './readColumns';
import type { Segment } from './segment';
import { readWordLines } from './wordLines';

/** Decodes one segment file into columns; the twin of `encodeSegment`.
 *  Whatever the bytes are, it ends in time and memory in proportion to their number.
 *  @param bytes  the whole file; text columns stay views of it
 *  @throws       ShopError `catalog-segment-magic` | `catalog-segment-version` | `catalog-segment-truncated`
 *                (retryable) | `catalog-segment-broken` */
export function decodeSegment(bytes: Uint8Array): Segment {
  const { offers, currency, sections } = readHeader(bytes);
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
    titles: readWordLines(sections.titles, offers),
    notes: readWordLines(sections.notes, offers),
  };
  for (const id of SECTIONS) requireEnd(sections[id]);
  return segment;
}

type Header = {
  readonly offers: number;
  readonly currency: Currency;
  readonly sections: Readonly<Record<SectionId, ByteReader>>;
};

function readHeader(bytes: Uint8Array): Header {
  if (SEGMENT_MAGIC.some((byte, i) => bytes[HEADER.magic + i] !== byte)) {
    throw new ShopError('catalog-segment-magic', 'not a segment: it does not begin with VTSG', { retryable: true });
  }
  if (bytes.length < HEADER_BYTES) throw wrongLength(bytes.length, HEADER_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint16(HEADER.version, true);
  if (version !== SEGMENT_VERSION || view.getUint16(HEADER.sections, true) !== SECTIONS.length) {
    throw new ShopError('catalog-segment-version', `segment version ${version}, expected ${SEGMENT_VERSION}`);
  }
  const length = view.getUint32(HEADER.length, true);
  if (length !== bytes.length) throw wrongLength(bytes.length, length);
  const currency = new TextDecoder().decode(bytes.subarray(HEADER.currency, HEADER.currency + CURRENCY_BYTES));
  const code = currency.replaceAll('\0', '');
  if (!isCurrency(code)) throw new ShopError('catalog-segment-broken', `segment currency "${code}" is not known`);
  return { offers: view.getUint32(HEADER.offers, true), currency: code, sections: cutSections(bytes, view) };
}

function cutSections(bytes: Uint8Array, view: DataView): Readonly<Record<SectionId, ByteReader>> {
  const sections = new Map<SectionId, ByteReader>();
  let at = HEADER_BYTES;
  for (const [i, id] of SECTIONS.entries()) {
    const end = at + view.getUint32(HEADER.lengths + LENGTH_BYTES * i, true);
    sections.set(id, createByteReader(bytes.subarray(at, end), id));
    at = end;
  }
  if (at !== bytes.length) throw wrongLength(bytes.length, at);
  return Object.fromEntries(sections) as Record<SectionId, ByteReader>;
}

function readMoments(reader: ByteReader, count: number): Float64Array {
  const moments = readWholes(reader, count);
  for (let row = 1; row < count; row++) moments[row] = moments[row]! + moments[row - 1]!;
  if ((moments[count - 1] ?? 0) > MAX_EPOCH_MS) throw broken(reader, 'a moment after the year 275760');
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
  if (values.some((value) => value > 1)) throw broken(reader, 'a flag that is neither 0 nor 1');
  return { values };
}

function wrongLength(got: number, expected: number): ShopError {
  return new ShopError('catalog-segment-truncated', `a segment of ${got} bytes, expected ${expected}`, {
    retryable: true,
  });
}
