/** @jest-environment node */
import fc from 'fast-check';
import { toUtf8 } from '@/importer/text/toUtf8';
import { encodeAs } from './encodeAs';

/** Returns the result with its text decoded. */
function decodeText(bytes: Uint8Array) {
  const { utf8: text, ...others } = toUtf8(bytes);
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(text), ...others };
}

const utf8 = (text: string) => encodeAs('utf-8', text);

describe('toUtf8', () => {
  it('treats a file without a byte order mark as UTF-8', () => {
    expect(decodeText(utf8('编号,コード'))).toEqual({ text: '编号,コード', encoding: 'utf-8', badOffsets: [] });
  });

  it('removes the byte order mark of UTF-8', () => {
    expect(decodeText(utf8('\uFEFF编号')).text).toBe('编号');
  });

  it.each([
    ['utf-16le', [0xff, 0xfe, 0x16, 0x7f]],
    ['utf-16be', [0xfe, 0xff, 0x7f, 0x16]],
  ] as const)('decodes %s by its byte order mark', (encoding, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ text: '编', encoding, badOffsets: [] });
  });

  it('decodes a table to the same text from every encoding', () => {
    const names = fc.constantFrom('青石铺', '月见屋', '日服', '国服', '梅林', '石头很多', '编号', '价格');
    const rows = fc.array(fc.tuple(names, fc.nat(9999), names), { minLength: 1 });
    const encodings = fc.constantFrom('utf-8', 'gb18030', 'utf-16le', 'utf-16be');
    fc.assert(
      fc.property(rows, encodings, (cells, encoding) => {
        const text = ['编号,价格,标题', ...cells.map((row) => row.join(','))].join('\r\n');

        expect(decodeText(encodeAs(encoding, text))).toEqual({ text, encoding, badOffsets: [] });
      }),
    );
  });

  it('decodes a traditional table to the same text from UTF-8 and Big5', () => {
    const words = fc.constantFrom('青石舖', '月見屋', '日服', '國際服', '梅林寶具滿', '石頭很多', '編號', '價格');
    const rows = fc.array(fc.tuple(words, fc.nat(9999), words));
    fc.assert(
      fc.property(rows, fc.constantFrom('utf-8', 'big5'), (cells, encoding) => {
        const text = ['編號,價格,標題', ...cells.map((row) => row.join(','))].join('\r\n');

        expect(decodeText(encodeAs(encoding, text))).toEqual({ text, encoding, badOffsets: [] });
      }),
    );
  });

  it('decodes a Japanese table to the same text from UTF-8 and Shift_JIS', () => {
    const words = fc.constantFrom('月見屋', '初期アカウント', '即渡し', '石あり', 'マーリン', '日本版');
    fc.assert(
      fc.property(fc.array(words), fc.constantFrom('utf-8', 'shift_jis'), (titles, encoding) => {
        const text = ['コード,価格,タイトル', ...titles.map((title, row) => `A-${row},${row},${title}`)].join('\n');

        expect(decodeText(encodeAs(encoding, text))).toEqual({ text, encoding, badOffsets: [] });
      }),
    );
  });

  it('reports the offset of the first invalid byte, wherever it is', () => {
    const letters = fc.string({ unit: fc.constantFrom('编', '号', 'ー', 'a', ',', '\n', '😀') });
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const start = utf8(`编号价格标题${before}`);
        const bytes = Uint8Array.from([...start, 0xff, ...utf8(after), 0xfe]);

        expect(decodeText(bytes).badOffsets).toEqual([start.length, bytes.length - 1]);
      }),
    );
  });

  it('reports the offset in every encoding', () => {
    const begun = (encoding: 'gb18030' | 'shift_jis' | 'utf-16le', text: string, ...bad: readonly number[]) => {
      const start = encodeAs(encoding, text);
      const { encoding: found, badOffsets } = decodeText(Uint8Array.from([...start, ...bad]));
      return [found, badOffsets.map((offset) => offset - start.length)];
    };

    expect(begun('gb18030', '编号,价格\n青石铺', 0xff)).toEqual(['gb18030', [0]]);
    expect(begun('gb18030', '编号,价格\n青石铺', 0xb1)).toEqual(['gb18030', [0]]);
    expect(begun('shift_jis', 'コード,価格\n月見屋', 0xfd)).toEqual(['shift_jis', [0]]);
    expect(begun('utf-16le', '编号,价格\n12,34\n', 0x01, 0xd8, 0x41, 0x00)).toEqual(['utf-16le', [0]]);
  });

  it('treats a truncated character at the end of the file as invalid', () => {
    const bytes = utf8('编号').subarray(0, 5);

    expect(decodeText(bytes)).toEqual({ text: '编\uFFFD', encoding: 'utf-8', badOffsets: [3] });
  });
});
