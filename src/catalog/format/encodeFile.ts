import { ShopError } from '@/base/shopError';
import type { FileLayout } from './layout';
import { HEADER, headerBytes, LENGTH_BYTES, SEGMENT_VERSION } from './layout';

/** Concatenates header and sections of a file.
 *  @param currency  ISO 4217; '' for a file without prices
 *  @throws          ShopError `catalog-segment-size` above 4 GiB */
export function encodeFile<Section extends string>(
  layout: FileLayout<Section>,
  { offerCount, currency }: { readonly offerCount: number; readonly currency: string },
  sections: Readonly<Record<Section, Uint8Array>>,
): Uint8Array {
  const parts = layout.sections.map((id) => sections[id]);
  const start = headerBytes(layout);
  const length = parts.reduce((sum, part) => sum + part.length, start);
  if (length >= 2 ** 32) throw new ShopError('catalog-segment-size', `a segment of ${length} bytes, over 4 GiB`);

  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode(layout.magic), HEADER.magic);
  view.setUint16(HEADER.version, SEGMENT_VERSION, true);
  view.setUint16(HEADER.sections, parts.length, true);
  view.setUint32(HEADER.length, length, true);
  view.setUint32(HEADER.offerCount, offerCount, true);
  file.set(new TextEncoder().encode(currency), HEADER.currency);
  let offset = start;
  for (const [i, part] of parts.entries()) {
    view.setUint32(HEADER.lengths + LENGTH_BYTES * i, part.length, true);
    file.set(part, offset);
    offset += part.length;
  }
  return file;
}
