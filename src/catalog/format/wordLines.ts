import type { ByteReader } from '@/catalog/bytes/byteReader';
import { broken, readCount, readPicks, readStarts, readText } from '@/catalog/bytes/byteReader';
import type { ByteWriter } from '@/catalog/bytes/byteWriter';
import { writeText, writeVarint } from '@/catalog/bytes/byteWriter';
import { orderDictionary } from './dictionary';
import { MAX_TEXT_LENGTH } from './textFile';

/** Texts as words: row i is the words picks[starts[i] … starts[i + 1]) with a space between each two. */
export type WordLines = {
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  readonly picks: Uint16Array | Uint32Array;
};

const SPACE = ' ';

/** Writes texts word by word: the distinct words, how many words each text has, and which. */
export function writeWordLines(writer: ByteWriter, texts: readonly string[]): void {
  const lines = new Map<string, readonly string[]>();
  const uses = new Map<string, number>();
  for (const text of texts) {
    const known = lines.get(text);
    const words = known ?? (text === '' ? [] : text.split(SPACE));
    if (known === undefined) lines.set(text, words);
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const dictionary = orderDictionary(uses);
  writeVarint(writer, dictionary.texts.length);
  // One text instead of many: decoding each short word by itself would take longer than all the rest of a segment.
  writeText(writer, dictionary.texts.join(SPACE));
  for (const text of texts) writeVarint(writer, lines.get(text)!.length);
  for (const text of texts) for (const word of lines.get(text)!) writeVarint(writer, dictionary.placeOf(word));
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
  const picks = readPicks(reader, starts[count]!, distinct);
  for (let row = 0; row < count; row++) {
    let length = -1;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) length += words[picks[at]!]!.length + 1;
    if (length > MAX_TEXT_LENGTH) throw broken(reader, `a text of ${length} characters, over ${MAX_TEXT_LENGTH}`);
  }
  return { words, starts, picks };
}

/** The text of one row. */
export function lineAt({ words, starts, picks }: WordLines, row: number): string {
  const parts: string[] = [];
  for (let at = starts[row]!; at < starts[row + 1]!; at++) parts.push(words[picks[at]!]!);
  return parts.join(SPACE);
}
