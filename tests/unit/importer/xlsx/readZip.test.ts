/** @jest-environment node */
import { readZip } from '@/importer/xlsx/readZip';
import { zip } from '../buildWorkbook';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Moves the sizes and the offset of the only file into the zip64 extra field. */
function enlarge(small: Uint8Array): Uint8Array {
  const old = new DataView(small.buffer, small.byteOffset, small.length);
  const end = small.length - 22;
  const directory = old.getUint32(end + 16, true);
  const extra = new DataView(new ArrayBuffer(28));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 24, true);
  for (const [index, from] of [24, 20, 42].entries())
    extra.setBigUint64(4 + 8 * index, BigInt(old.getUint32(directory + from, true)), true);
  const bytes = Uint8Array.from([...small.subarray(0, end), ...new Uint8Array(extra.buffer), ...small.subarray(end)]);
  const view = new DataView(bytes.buffer);
  for (const from of [20, 24, 42]) view.setUint32(directory + from, 0xffffffff, true);
  view.setUint16(directory + 30, 28, true);
  view.setUint32(end + 28 + 12, end - directory + 28, true);
  return bytes;
}

describe('readZip', () => {
  it('lists the files by normalized name, keeping the first of two equal ones', () => {
    const files = readZip(zip({ 'A\\b.XML': 'one', 'a/b.xml': 'two', c: '' }));

    expect([...files].map(([name, { packed, size }]) => [name, size, text(packed)])).toEqual([
      ['a/b.xml', 3, expect.anything()],
      ['c', 0, expect.anything()],
    ]);
  });

  it('reads sizes and offset from the zip64 extra field', () => {
    const small = zip({ a: 'text' });

    expect(readZip(enlarge(small)).get('a')).toEqual(readZip(small).get('a'));
  });

  it('finds the directory before a comment', () => {
    const bytes = zip({ a: 'text' });
    const commented = Uint8Array.from([...bytes, ...new TextEncoder().encode('PK a comment')]);

    expect(readZip(commented).get('a')?.size).toBe(4);
  });

  it.each([0, 4, 22, 100])('refuses %d bytes without a directory', (length) => {
    expect(() => readZip(new Uint8Array(length))).toThrow('broken-workbook');
  });
});
