/** A growing run of bytes; the writing twin of `byteReader.ts`. */
export type ByteWriter = { bytes: Uint8Array; length: number };

const encoder = new TextEncoder();

/** Collects what `write` writes, as bytes of their own. */
export function collectBytes(write: (writer: ByteWriter) => void): Uint8Array {
  const writer: ByteWriter = { bytes: new Uint8Array(256), length: 0 };
  write(writer);
  return writer.bytes.slice(0, writer.length);
}

/** Appends bytes as they are. */
export function writeBytes(writer: ByteWriter, bytes: Uint8Array): void {
  reserve(writer, bytes.length);
  writer.bytes.set(bytes, writer.length);
  writer.length += bytes.length;
}

/** Appends a whole number in 7-bit groups, the lowest first.
 *  @param value  0 … 2^53 − 1; divided instead of shifted, for shifts end at 2^32 */
export function writeVarint(writer: ByteWriter, value: number): void {
  reserve(writer, 8);
  let rest = value;
  while (rest >= 128) {
    writer.bytes[writer.length++] = (rest % 128) | 128;
    rest = Math.floor(rest / 128);
  }
  writer.bytes[writer.length++] = rest;
}

/** Appends whole numbers: their greatest common divisor, then each divided by it.
 *  @param values  0 … 2^53 − 1 each */
export function writeWholes(writer: ByteWriter, values: readonly number[]): void {
  const unit = values.reduce(commonDivisor, 0) || 1;
  writeVarint(writer, unit);
  for (const value of values) writeVarint(writer, value / unit);
}

/** Appends ascending row numbers, each as the gap to the one before. */
export function writeRows(writer: ByteWriter, rows: readonly number[]): void {
  let next = 0;
  for (const row of rows) {
    writeVarint(writer, row - next);
    next = row + 1;
  }
}

/** Appends one text with its length in front. */
export function writeText(writer: ByteWriter, text: string): void {
  writeTexts(writer, [text]);
}

/** Appends texts: first the lengths in bytes of all, then their UTF-8. Half a surrogate pair becomes U+FFFD. */
export function writeTexts(writer: ByteWriter, texts: readonly string[]): void {
  const parts = texts.map((text) => encoder.encode(text));
  for (const part of parts) writeVarint(writer, part.length);
  for (const part of parts) writeBytes(writer, part);
}

/** Appends texts that resemble their neighbours: of all, how many bytes they share with the one before; of all, how
 *  many are their own; then their own bytes. */
export function writeFrontCoded(writer: ByteWriter, texts: readonly string[]): void {
  const parts = texts.map((text) => encoder.encode(text));
  const shared = parts.map((part, at) => sharedLength(parts[at - 1], part));
  for (const length of shared) writeVarint(writer, length);
  for (const [at, part] of parts.entries()) writeVarint(writer, part.length - shared[at]!);
  for (const [at, part] of parts.entries()) writeBytes(writer, part.subarray(shared[at]));
}

/** Folds signed numbers into unsigned ones, small ones staying small: 0, −1, 1, −2 … become 0, 1, 2, 3 …
 *  @param value  −2^52 < value < 2^52 */
export function toZigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function sharedLength(before: Uint8Array | undefined, part: Uint8Array): number {
  const limit = Math.min(before?.length ?? 0, part.length);
  let length = 0;
  while (length < limit && before?.[length] === part[length]) length++;
  return length;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function reserve(writer: ByteWriter, more: number): void {
  if (writer.length + more <= writer.bytes.length) return;
  const grown = new Uint8Array(Math.max(writer.length + more, writer.bytes.length * 2));
  grown.set(writer.bytes.subarray(0, writer.length));
  writer.bytes = grown;
}
