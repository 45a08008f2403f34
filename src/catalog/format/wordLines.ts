import type { ByteReader } from '@/catalog/bytes/byteReader';
import { broken, readCount, readDictionaryIndexes, readStarts, readText } from '@/catalog/bytes/byteReader';
import type { ByteWriter } from '@/catalog/bytes/byteWriter';
import { writeText, writeVarint } from '@/catalog/bytes/byteWriter';
import { orderDictionary } from './dictionary';
import { MAX_TEXT_LENGTH } from './textFile';

/** Texts as words: row i has words[wordIds[starts[i] … starts[i + 1])], separated by spaces. */
export type WordLines = {
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  readonly wordIds: Uint16Array | Uint32Array;
};

/** The decoded texts of a segment, parallel to the rows of its columns. */
export type SegmentTexts = { readonly offerCount: number; readonly titles: WordLines; readonly notes: WordLines };

const SPACE = ' ';

/** Writes texts as words: the distinct words, the number of words of each text, and their ids. */
export function writeWordLines(writer: ByteWriter, texts: readonly string[]): void {
  const lines = new Map<string, readonly string[]>();
  const frequencies = new Map<string, number>();
  for (const text of texts) {
    const known = lines.get(text);
    const words = known ?? (text === '' ? [] : text.split(SPACE));
    if (known === undefined) lines.set(text, words);
    for (const word of words) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  }
  const dictionary = orderDictionary(frequencies);
  writeVarint(writer, dictionary.texts.length);
  // As one text: decoding each word separately would take longer than the rest of a segment.
  writeText(writer, dictionary.texts.join(SPACE));
  for (const text of texts) writeVarint(writer, lines.get(text)!.length);
  for (const text of texts) for (const word of lines.get(text)!) writeVarint(writer, dictionary.indexOf(word));
}

/** Reads `count` texts written by `writeWordLines`.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readWordLines(reader: ByteReader, count: number): WordLines {
  const distinct = readCount(reader);
  const text = readText(reader);
  const words = distinct === 0 ? [] : text.split(SPACE);
  if (words.length !== distinct || (distinct === 0 && text !== ''))
    throw broken(reader, `${words.length} words of ${distinct}`);
  const starts = readStarts(reader, count);
  const wordIds = readDictionaryIndexes(reader, starts[count]!, distinct);
  for (let row = 0; row < count; row++) {
    let length = -1;
    for (let i = starts[row]!; i < starts[row + 1]!; i++) length += words[wordIds[i]!]!.length + 1;
    if (length > MAX_TEXT_LENGTH) throw broken(reader, `a text of ${length} characters, over ${MAX_TEXT_LENGTH}`);
  }
  return { words, starts, wordIds };
}

/** Returns the text of one row. */
export function lineAt({ words, starts, wordIds }: WordLines, row: number): string {
  const parts: string[] = [];
  for (let i = starts[row]!; i < starts[row + 1]!; i++) parts.push(words[wordIds[i]!]!);
  return parts.join(SPACE);
}
