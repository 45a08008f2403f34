/** @jest-environment node */
import {
  checkTextBytes,
  checkTextCells,
  MAX_TEXT_BYTES,
  MAX_TEXT_CELLS,
  MAX_TEXT_COLUMNS,
} from '@/importer/text/checkTextSize';
import { readTextFile } from '@/importer/text/readTextFile';
import { MAX_ROWS } from '@/importer/xlsx/limits';

const encode = (text: string) => new TextEncoder().encode(text);

describe('a text file', () => {
  it('is refused by its size before it is decoded', () => {
    expect(() => checkTextBytes(MAX_TEXT_BYTES)).not.toThrow();
    expect(() => checkTextBytes(MAX_TEXT_BYTES + 1)).toThrow('too-large');
  });

  it.each([
    ['columns', encode(','.repeat(MAX_TEXT_COLUMNS)), encode(','.repeat(MAX_TEXT_COLUMNS + 1))],
    ['rows', encode('\r\n'.repeat(MAX_ROWS)), encode('\n'.repeat(MAX_ROWS + 1))],
    [
      'cells',
      encode(`${','.repeat(9_999)}\n`.repeat(MAX_TEXT_CELLS / 10_000)),
      encode(`${','.repeat(9_999)}\n`.repeat(MAX_TEXT_CELLS / 10_000 + 1)),
    ],
  ])('may have a maximum of %s', (_measure, largest, tooLarge) => {
    expect(() => checkTextCells(largest, ',')).not.toThrow();
    expect(() => checkTextCells(tooLarge, ',')).toThrow('too-large');
  });

  it('of ninety megabytes of delimiters is refused within 300 MB of memory', () => {
    const bytes = new Uint8Array(90_000_000).fill(0x2c);
    const before = process.memoryUsage().rss;

    expect(() => readTextFile('FateGO.csv', bytes)).toThrow('too-large');

    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });
});
