import { Inflate } from 'fflate';
import { brokenWorkbook, Refusal } from '@/importer/issues/refusal';
import { type Budget, MAX_BYTES, MAX_RATIO, MIN_CHECKED_BYTES, tooLarge } from './limits';
import type { ZipEntry } from './readZip';

/** Packed bytes inflated at a time; the output is at most a thousand times as large. */
const CHUNK_BYTES = 1 << 13;

const STORED = 0;
const DEFLATED = 8;

/** Unpacks one file of an archive in chunks, counting its output, and verifies its size and checksum.
 *  @throws  Refusal `too-large` | `broken-workbook`, and whatever `onChunk` throws */
export function unpack(
  { name, method, size, checksum, packed }: ZipEntry,
  budget: Budget,
  onChunk: (chunk: Uint8Array) => void,
): void {
  let unpacked = 0;
  let crc = 0;
  const count = (chunk: Uint8Array) => {
    unpacked += chunk.length;
    budget.spendBytes(chunk.length);
    if (unpacked > MIN_CHECKED_BYTES && unpacked > packed.length * MAX_RATIO) throw tooLarge('bytes', MAX_BYTES, name);
    crc = updateCrc32(crc, chunk);
    if (chunk.length > 0) onChunk(chunk);
  };
  if (method === STORED) forEachChunk(packed, count);
  else if (method === DEFLATED) inflate(name, packed, count);
  else throw brokenWorkbook(name);
  if (unpacked !== size || crc !== checksum) throw brokenWorkbook(name);
}

function inflate(name: string, packed: Uint8Array, onChunk: (chunk: Uint8Array) => void): void {
  const inflater = new Inflate(onChunk);
  try {
    forEachChunk(packed, (chunk, isLast) => inflater.push(chunk, isLast));
  } catch (error) {
    if (isFflateError(error)) throw brokenWorkbook(name);
    throw error;
  }
}

/** fflate throws plain errors with a numeric code. */
function isFflateError(error: unknown): boolean {
  return error instanceof Error && !(error instanceof Refusal) && 'code' in error;
}

function forEachChunk(bytes: Uint8Array, onChunk: (chunk: Uint8Array, isLast: boolean) => void): void {
  for (let index = 0; index < bytes.length; index += CHUNK_BYTES) {
    onChunk(bytes.subarray(index, index + CHUNK_BYTES), index + CHUNK_BYTES >= bytes.length);
  }
}

/** CRC-32 lookup table. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** Updates a CRC-32 with more bytes.
 *  @param previous  0 at the beginning */
export function updateCrc32(previous: number, bytes: Uint8Array): number {
  let crc = ~previous;
  for (let index = 0; index < bytes.length; index++) {
    crc = (CRC_TABLE[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
