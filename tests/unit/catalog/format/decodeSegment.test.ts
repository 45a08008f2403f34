/** @jest-environment node */
import fc from 'fast-check';
import { ShopError } from '@/base/shopError';
import { textAt } from '@/catalog/bytes/byteReader';
import { COLUMN_FILE } from '@/catalog/format/columnFile';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { decodeTexts } from '@/catalog/format/decodeTexts';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import { HEADER, headerBytes, SEGMENT_VERSION } from '@/catalog/format/layout';
import { offerAt } from '@/catalog/format/segment';
import { lineAt } from '@/catalog/format/wordLines';
import { offer } from '../../builders';

const OFFERS = [
  offer({
    code: 'A-1',
    items: { a: 1, b: 5 },
    resources: { stone: 7 },
    attributes: { server: 'jp', level: 3, email: true },
    title: '梅林宝2 石7 石7',
  }),
  offer({
    code: 'A-2',
    items: { b: 1 },
    resources: { stone: 1e13 },
    attributes: { server: 'cn', email: false },
    note: '可换绑',
  }),
  offer({ code: 'B-7', shop: '星海阁', status: 'reserved', attributes: { level: -4 } }),
];

const KINDS = [
  {
    name: 'decodeSegment',
    good: encodeSegment(OFFERS, 'CNY'),
    other: encodeTexts(OFFERS)!,
    decode: decodeSegment,
    show: (bytes: Uint8Array) => {
      const segment = decodeSegment(bytes);
      for (let row = 0; row < segment.offerCount; row++) offerAt(segment, null, row);
    },
  },
  {
    name: 'decodeTexts',
    good: encodeTexts(OFFERS)!,
    other: encodeSegment(OFFERS, 'CNY'),
    decode: decodeTexts,
    show: (bytes: Uint8Array) => {
      const { offerCount, titles, notes } = decodeTexts(bytes);
      for (let row = 0; row < offerCount; row++) [titles, notes].map((lines) => lineAt(lines, row));
    },
  },
];
const GOOD = KINDS[0]!.good;

describe.each(KINDS)('$name', ({ good, other, decode, show }) => {
  /** Decodes every offer; expects any error to be a ShopError. */
  function survives(bytes: Uint8Array): 'refused' | 'decoded' {
    try {
      show(bytes);
      return 'decoded';
    } catch (error) {
      expect(error).toBeInstanceOf(ShopError);
      return 'refused';
    }
  }

  function change(offset: number, byte: number): Uint8Array {
    const bytes = good.slice();
    bytes[offset] = byte;
    return bytes;
  }

  it('distinguishes a file of another kind, a file of a newer version and a truncated file', () => {
    const page = new TextEncoder().encode('<!DOCTYPE html><html></html>');

    for (const wrong of [page, other]) {
      expect(() => decode(wrong)).toThrow(expect.objectContaining({ code: 'catalog-segment-magic', retryable: true }));
    }
    expect(() => decode(change(HEADER.version, SEGMENT_VERSION + 1))).toThrow(
      expect.objectContaining({ code: 'catalog-segment-version', retryable: false }),
    );
    expect(() => decode(good.subarray(0, good.length - 9))).toThrow(
      expect.objectContaining({ code: 'catalog-segment-truncated', retryable: true }),
    );
  });

  it('refuses every truncation and any extra byte at the end', () => {
    const outcomes = Array.from({ length: good.length }, (_, length) => survives(good.subarray(0, length)));

    expect(new Set(outcomes)).toEqual(new Set(['refused']));
    expect(survives(Uint8Array.from([...good, 0]))).toBe('refused');
  });

  it('refuses or decodes a file with one changed byte, and throws only ShopErrors', () => {
    for (let offset = 0; offset < good.length; offset++) {
      for (const byte of [0, 1, 2, 127, 128, 255, good[offset]! ^ 1, good[offset]! ^ 128])
        survives(change(offset, byte));
    }
  });

  it('refuses random bytes, and survives random bytes after a valid header', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), fc.nat({ max: good.length }), (noise, keptLength) => {
        const withHeader = new Uint8Array(good.length);
        withHeader.set(good.subarray(0, keptLength));
        withHeader.set(noise.subarray(0, good.length - keptLength), keptLength);

        expect(survives(noise)).toBe('refused');
        survives(withHeader);
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses counts beyond the length of the file before allocating memory', () => {
    const bytes = good.slice();
    new DataView(bytes.buffer).setUint32(HEADER.offerCount, 0xffff_ffff, true);

    expect(() => decode(bytes)).toThrow(expect.objectContaining({ code: 'catalog-segment-truncated' }));
  });
});

describe('decodeSegment', () => {
  it.each([
    ['a first code with a shared prefix', headerBytes(COLUMN_FILE), 1],
    ['an unknown currency', HEADER.currency, 0x58],
  ])('refuses %s as broken', (_, offset, byte) => {
    const bytes = GOOD.slice();
    bytes[offset] = byte;

    expect(() => decodeSegment(bytes)).toThrow(expect.objectContaining({ code: 'catalog-segment-broken' }));
  });

  it('decodes a segment that is a view of a larger buffer', () => {
    const buffer = new Uint8Array(GOOD.length + 20);
    buffer.set(GOOD, 13);

    const { codes } = decodeSegment(buffer.subarray(13, 13 + GOOD.length));
    expect([0, 1, 2].map((row) => textAt(codes, row))).toEqual(['A-1', 'A-2', 'B-7']);
  });
});
