/** @jest-environment node */
import fc from 'fast-check';
import { decodeText } from '@/importer/decodeText';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeText', () => {
  it('takes a file without a byte order mark for UTF-8', () => {
    expect(decodeText(utf8('编号,コード'))).toEqual({ text: '编号,コード', encoding: 'utf-8', badOffset: null });
  });

  it('drops the byte order mark of UTF-8', () => {
    expect(decodeText(utf8('\uFEFF编号')).text).toBe('编号');
  });

  it.each([
    ['utf-16le', [0xff, 0xfe, 0x16, 0x7f]],
    ['utf-16be', [0xfe, 0xff, 0x7f, 0x16]],
  ] as const)('reads %s where the byte order mark says so', (encoding, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ text: '编', encoding, badOffset: null });
  });

  it('says at which byte a text stops being UTF-8, wherever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const readable = utf8(before);
        const bytes = Uint8Array.from([...readable, 0xff, ...utf8(after)]);

        // A first byte FF, second FE is a byte order mark; UTF-8 text cannot begin with FE.
        expect(decodeText(bytes).badOffset).toBe(readable.length);
      }),
    );
  });

  it('takes a character cut off at the end of the file for unreadable', () => {
    const bytes = utf8('号').subarray(0, 2);

    expect(decodeText(bytes)).toEqual({ text: '\uFFFD', encoding: 'utf-8', badOffset: 2 });
  });
});
