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

/** Appends one byte.
 *  @param value  0 … 255 */
export function writeByte(writer: ByteWriter, value: number): void {
  reserve(writer, 1);
  writer.bytes[writer.length++] = value;
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
  const { bytes, starts } = encodeTogether(texts);
  for (let at = 0; at < texts.length; at++) writeVarint(writer, starts[at + 1]! - starts[at]!);
  writeBytes(writer, bytes);
}

/** Appends texts that resemble their neighbours: of all, how many bytes they share with the one before; of all, how
 *  many are their own; then their own bytes. */
export function writeFrontCoded(writer: ByteWriter, texts: readonly string[]): void {
  const { bytes, starts } = encodeTogether(texts);
  const shared = new Uint32Array(texts.length);
  for (let at = 1; at < texts.length; at++) {
    shared[at] = sharedLength(bytes, starts[at - 1]!, starts[at]!, starts[at + 1]!);
  }
  for (const length of shared) writeVarint(writer, length);
  for (let at = 0; at < texts.length; at++) writeVarint(writer, starts[at + 1]! - starts[at]! - shared[at]!);
  for (let at = 0; at < texts.length; at++) {
    writeBytes(writer, bytes.subarray(starts[at]! + shared[at]!, starts[at + 1]));
  }
}

/** UTF-8 of texts one behind the other; text i is bytes[starts[i] … starts[i + 1]). */
type EncodedTexts = { readonly bytes: Uint8Array; readonly starts: Uint32Array };

/** All texts are encoded at once where that tells their lengths: each character of ASCII is a byte, and no other is. */
function encodeTogether(texts: readonly string[]): EncodedTexts {
  const whole = texts.join('');
  const bytes = encoder.encode(whole);
  if (bytes.length === whole.length) return { bytes, starts: addUp(texts) };
  const parts = texts.map((text) => encoder.encode(text));
  const starts = addUp(parts);
  const joined = new Uint8Array(starts[parts.length]!);
  for (const [at, part] of parts.entries()) joined.set(part, starts[at]);
  return { bytes: joined, starts };
}

function addUp(parts: readonly { readonly length: number }[]): Uint32Array {
  const starts = new Uint32Array(parts.length + 1);
  for (const [at, { length }] of parts.entries()) starts[at + 1] = starts[at]! + length;
  return starts;
}

/** Folds signed numbers into unsigned ones, small ones staying small: 0, −1, 1, −2 … become 0, 1, 2, 3 …
 *  @param value  −2^52 < value < 2^52 */
export function toZigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

/** How many bytes a text shares with the one that lies before it. */
function sharedLength(bytes: Uint8Array, before: number, start: number, end: number): number {
  const limit = Math.min(start - before, end - start);
  let length = 0;
  while (length < limit && bytes[before + length] === bytes[start + length]) length++;
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
