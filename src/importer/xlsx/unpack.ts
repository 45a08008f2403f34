import { Inflate } from 'fflate';
import { brokenWorkbook, Refusal } from '@/importer/issues/refusal';
import { type Budget, FREE_BYTES, MOST_BYTES, MOST_RATIO, tooLarge } from './limits';
import type { ZipEntry } from './readZip';

/** Packed bytes that are unpacked at once: at most a thousand times as many come out. */
const PIECE = 1 << 13;

const STORED = 0;
const DEFLATED = 8;

/** Unpacks one file of an archive piece by piece, counting what comes out, and proves in the end that it is what was packed.
 *  @throws  Refusal `too-large` | `broken-workbook`, and whatever `take` throws */
export function unpack(
  { name, method, size, checksum, packed }: ZipEntry,
  budget: Budget,
  take: (piece: Uint8Array) => void,
): void {
  let unpacked = 0;
  let sum = 0;
  const count = (piece: Uint8Array) => {
    unpacked += piece.length;
    budget.spendBytes(piece.length);
    if (unpacked > FREE_BYTES && unpacked > packed.length * MOST_RATIO) throw tooLarge('bytes', MOST_BYTES, name);
    sum = addToChecksum(sum, piece);
    if (piece.length > 0) take(piece);
  };
  if (method === STORED) forEachPiece(packed, count);
  else if (method === DEFLATED) inflate(name, packed, count);
  else throw brokenWorkbook(name);
  if (unpacked !== size || sum !== checksum) throw brokenWorkbook(name);
}

function inflate(name: string, packed: Uint8Array, take: (piece: Uint8Array) => void): void {
  const inflater = new Inflate(take);
  try {
    forEachPiece(packed, (piece, isLast) => inflater.push(piece, isLast));
  } catch (error) {
    if (isOfFflate(error)) throw brokenWorkbook(name);
    throw error;
  }
}

/** fflate throws plain errors with a number. */
function isOfFflate(error: unknown): boolean {
  return error instanceof Error && !(error instanceof Refusal) && 'code' in error;
}

function forEachPiece(bytes: Uint8Array, take: (piece: Uint8Array, isLast: boolean) => void): void {
  for (let at = 0; at < bytes.length; at += PIECE) {
    take(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  }
}

/** The remainder of each byte by the polynomial that archives use. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** Goes on with the CRC-32 of bytes that came before.
 *  @param before  0 at the beginning */
export function addToChecksum(before: number, bytes: Uint8Array): number {
  let rest = ~before;
  for (let at = 0; at < bytes.length; at++) {
    rest = (REMAINDERS[(rest ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (rest >>> 8);
  }
  return ~rest >>> 0;
}
