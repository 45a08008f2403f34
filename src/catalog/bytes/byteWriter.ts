/** A growing byte buffer; the counterpart of `byteReader.ts`. */
export type ByteWriter = { bytes: Uint8Array; length: number };

const encoder = new TextEncoder();

/** Returns a copy of the bytes that `write` appends. */
export function collectBytes(write: (writer: ByteWriter) => void): Uint8Array {
  const writer: ByteWriter = { bytes: new Uint8Array(256), length: 0 };
  write(writer);
  return writer.bytes.slice(0, writer.length);
}

/** Appends bytes unchanged. */
function writeBytes(writer: ByteWriter, bytes: Uint8Array): void {
  reserve(writer, bytes.length);
  writer.bytes.set(bytes, writer.length);
  writer.length += bytes.length;
}

/** Appends one byte.
 *  @param value  0 … 255 */
export function writeByte(writer: ByteWriter, value: number): void {
  reserve(writer, 1);
  writer.bytes[writer.length++] = value;
}

/** Appends a varint: 7-bit groups, the lowest first.
 *  @param value  0 … 2^53 − 1, beyond the range of bit shifts */
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
 *  @param values  0 … 2^53 − 1 */
export function writeIntegers(writer: ByteWriter, values: readonly number[]): void {
  const unit = values.reduce(greatestCommonDivisor, 0) || 1;
  writeVarint(writer, unit);
  for (const value of values) writeVarint(writer, value / unit);
}

/** Appends ascending row numbers, delta-encoded. */
export function writeRows(writer: ByteWriter, rows: readonly number[]): void {
  let next = 0;
  for (const row of rows) {
    writeVarint(writer, row - next);
    next = row + 1;
  }
}

/** Appends a text, preceded by its length. */
export function writeText(writer: ByteWriter, text: string): void {
  writeTexts(writer, [text]);
}

/** Appends texts: first all lengths in bytes, then their UTF-8. Unpaired surrogates become U+FFFD. */
export function writeTexts(writer: ByteWriter, texts: readonly string[]): void {
  const { bytes, starts } = encodeAll(texts);
  for (let i = 0; i < texts.length; i++) writeVarint(writer, starts[i + 1]! - starts[i]!);
  writeBytes(writer, bytes);
}

/** Appends similar texts in front coding: the lengths of all prefixes shared with the previous text, the lengths of all
 *  remainders, then the remainders. */
export function writeFrontCoded(writer: ByteWriter, texts: readonly string[]): void {
  const { bytes, starts } = encodeAll(texts);
  const shared = new Uint32Array(texts.length);
  for (let i = 1; i < texts.length; i++) {
    shared[i] = sharedLength(bytes, starts[i - 1]!, starts[i]!, starts[i + 1]!);
  }
  for (const length of shared) writeVarint(writer, length);
  for (let i = 0; i < texts.length; i++) writeVarint(writer, starts[i + 1]! - starts[i]! - shared[i]!);
  for (let i = 0; i < texts.length; i++) {
    writeBytes(writer, bytes.subarray(starts[i]! + shared[i]!, starts[i + 1]));
  }
}

/** Concatenated UTF-8; text i is bytes[starts[i] … starts[i + 1]). */
type EncodedTexts = { readonly bytes: Uint8Array; readonly starts: Uint32Array };

/** Encodes all texts with a single call if they are ASCII, since their lengths are then known. */
function encodeAll(texts: readonly string[]): EncodedTexts {
  const whole = texts.join('');
  const bytes = encoder.encode(whole);
  if (bytes.length === whole.length) return { bytes, starts: startsOf(texts) };
  const parts = texts.map((text) => encoder.encode(text));
  const starts = startsOf(parts);
  const joined = new Uint8Array(starts[parts.length]!);
  for (const [i, part] of parts.entries()) joined.set(part, starts[i]);
  return { bytes: joined, starts };
}

function startsOf(parts: readonly { readonly length: number }[]): Uint32Array {
  const starts = new Uint32Array(parts.length + 1);
  for (const [i, { length }] of parts.entries()) starts[i + 1] = starts[i]! + length;
  return starts;
}

/** Zigzag-encodes a signed number: 0, −1, 1, −2 … become 0, 1, 2, 3 …
 *  @param value  −2^52 < value < 2^52 */
export function toZigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

/** Returns the length of the prefix that a text shares with the previous one. */
function sharedLength(bytes: Uint8Array, before: number, start: number, end: number): number {
  const limit = Math.min(start - before, end - start);
  let length = 0;
  while (length < limit && bytes[before + length] === bytes[start + length]) length++;
  return length;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function reserve(writer: ByteWriter, more: number): void {
  if (writer.length + more <= writer.bytes.length) return;
  const grown = new Uint8Array(Math.max(writer.length + more, writer.bytes.length * 2));
  grown.set(writer.bytes.subarray(0, writer.length));
  writer.bytes = grown;
}
