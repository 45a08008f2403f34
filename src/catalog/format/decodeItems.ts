import type { ByteReader } from '@/catalog/bytes/byteReader';
import { broken, readBytes, readCount, readVarint } from '@/catalog/bytes/byteReader';
import { readDictionary } from '@/catalog/bytes/readDictionary';
import type { Segment } from './segment';

/** Decodes what the offers of a segment hold; the twin of `encodeItems`.
 *  @param offers  how many offers the segment has
 *  @throws        ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function decodeItems(
  items: ByteReader,
  levels: ByteReader,
  offers: number,
): Pick<Segment, 'itemIds' | 'itemStarts' | 'items' | 'levels'> {
  const itemIds = readDictionary(items);
  const itemStarts = new Uint32Array(offers + 1);
  for (let row = 0; row < offers; row++) itemStarts[row + 1] = itemStarts[row]! + readCount(items, itemIds.length);

  const total = itemStarts[offers]!;
  const levelBytes = readBytes(levels, total);
  if (levelBytes.includes(0)) throw broken(levels, 'level 0');
  return { itemIds, itemStarts, items: readPlaces(items, itemStarts, itemIds.length), levels: levelBytes };
}

function readPlaces(reader: ByteReader, starts: Uint32Array, options: number): Uint32Array {
  const places = new Uint32Array(starts[starts.length - 1]!);
  for (let row = 0; row + 1 < starts.length; row++) {
    let next = 0;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const place = next + readVarint(reader);
      if (place >= options) throw broken(reader, `item ${place} of ${options}`);
      places[at] = place;
      next = place + 1;
    }
  }
  return places;
}
