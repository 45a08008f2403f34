import { ShopError } from '@/base/shopError';
import type { ByteReader } from '@/catalog/bytes/byteReader';
import { createByteReader, decodeText } from '@/catalog/bytes/byteReader';
import type { FileLayout } from './layout';
import { CURRENCY_BYTES, HEADER, headerBytes, LENGTH_BYTES, SEGMENT_VERSION } from './layout';

/** The header of a file, and a reader for each section. */
export type OpenedFile<Section extends string> = {
  readonly offerCount: number;
  /** As written, '' in a file without prices. */
  readonly currency: string;
  readonly sections: Readonly<Record<Section, ByteReader>>;
};

/** Reads the header of a file; the counterpart of `encodeFile`.
 *  @param bytes  the whole file; the readers are views of it
 *  @throws       ShopError `catalog-segment-magic` (retryable) | `catalog-segment-version` | `catalog-segment-truncated`
 *                (retryable) */
export function openFile<Section extends string>(layout: FileLayout<Section>, bytes: Uint8Array): OpenedFile<Section> {
  const { magic, sections } = layout;
  const textAt = (from: number, length: number) => decodeText(bytes.subarray(from, from + length));
  if (textAt(HEADER.magic, magic.length) !== magic) {
    throw new ShopError('catalog-segment-magic', `expected to begin with ${magic}`, { retryable: true });
  }
  const start = headerBytes(layout);
  if (bytes.length < start) throw wrongLength(bytes.length, start);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint16(HEADER.version, true);
  if (version !== SEGMENT_VERSION || view.getUint16(HEADER.sections, true) !== sections.length) {
    throw new ShopError('catalog-segment-version', `segment version ${version}, expected ${SEGMENT_VERSION}`);
  }
  const length = view.getUint32(HEADER.length, true);
  if (length !== bytes.length) throw wrongLength(bytes.length, length);
  let offset = start;
  const readers = sections.map((id, i) => {
    const from = offset;
    offset += view.getUint32(HEADER.lengths + LENGTH_BYTES * i, true);
    return [id, createByteReader(bytes.subarray(from, offset), id)];
  });
  if (offset !== bytes.length) throw wrongLength(bytes.length, offset);
  return {
    offerCount: view.getUint32(HEADER.offerCount, true),
    currency: textAt(HEADER.currency, CURRENCY_BYTES).replaceAll('\0', ''),
    sections: Object.fromEntries(readers) as Record<Section, ByteReader>,
  };
}

function wrongLength(got: number, expected: number): ShopError {
  return new ShopError('catalog-segment-truncated', `expected ${expected} bytes, got ${got}`, {
    retryable: true,
  });
}
