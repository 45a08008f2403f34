/** @jest-environment node */
import fc from 'fast-check';
import { ShopError } from '@/base/shopError';
import { textAt } from '@/catalog/byteReader';
import { decodeSegment } from '@/catalog/decodeSegment';
import { encodeSegment } from '@/catalog/encodeSegment';
import { HEADER, HEADER_BYTES, SEGMENT_VERSION } from '@/catalog/layout';
import { offerAt } from '@/catalog/segment';
import { offer } from '../build';

const GOOD = encodeSegment(
  [
    offer({
      code: 'A-1',
      items: { a: 1, b: 5 },
      resources: { stone: 7 },
      attributes: { server: 'jp', level: 3, email: true },
      title: '梅林宝2',
    }),
    offer({
      code: 'A-2',
      items: { b: 1 },
      resources: { stone: 1e13 },
      attributes: { server: 'cn', email: false },
      note: '可换绑',
    }),
    offer({ code: 'B-7', shop: '星海阁', status: 'reserved', attributes: { level: -4 } }),
  ],
  'CNY',
);

/** Refused with a ShopError, or decoded so far that every offer can be shown: nothing else may happen. */
function survives(bytes: Uint8Array): 'refused' | 'decoded' {
  try {
    const segment = decodeSegment(bytes);
    for (let row = 0; row < segment.offers; row++) offerAt(segment, row);
    return 'decoded';
  } catch (error) {
    expect(error).toBeInstanceOf(ShopError);
    return 'refused';
  }
}

function change(at: number, byte: number): Uint8Array {
  const bytes = GOOD.slice();
  bytes[at] = byte;
  return bytes;
}

describe('decodeSegment', () => {
  it('says what is wrong with a file that is no segment, a newer one, or a cut one', () => {
    const page = new TextEncoder().encode('<!DOCTYPE html><html></html>');

    expect(() => decodeSegment(page)).toThrow(
      expect.objectContaining({ code: 'catalog-segment-magic', retryable: true }),
    );
    expect(() => decodeSegment(change(HEADER.version, SEGMENT_VERSION + 1))).toThrow(
      expect.objectContaining({ code: 'catalog-segment-version', retryable: false }),
    );
    expect(() => decodeSegment(GOOD.subarray(0, 100))).toThrow(
      expect.objectContaining({ code: 'catalog-segment-truncated', retryable: true }),
    );
  });

  it('refuses every truncation and every file with bytes behind its end', () => {
    const outcomes = Array.from({ length: GOOD.length }, (_, length) => survives(GOOD.subarray(0, length)));

    expect(new Set(outcomes)).toEqual(new Set(['refused']));
    expect(survives(Uint8Array.from([...GOOD, 0]))).toBe('refused');
  });

  it('refuses or decodes a file with any one byte changed to any value, and never fails otherwise', () => {
    for (let at = 0; at < GOOD.length; at++) {
      for (const byte of [0, 1, 2, 127, 128, 255, GOOD[at]! ^ 1, GOOD[at]! ^ 128]) survives(change(at, byte));
    }
  });

  it('refuses random bytes, with and without a good header in front', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), fc.nat({ max: GOOD.length }), (noise, keep) => {
        const headed = new Uint8Array(GOOD.length);
        headed.set(GOOD.subarray(0, keep));
        headed.set(noise.subarray(0, GOOD.length - keep), keep);

        expect(survives(noise)).toBe('refused');
        survives(headed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses counts that the file has no bytes for before it makes room for them', () => {
    const bytes = GOOD.slice();
    new DataView(bytes.buffer).setUint32(HEADER.offers, 0xffff_ffff, true);

    expect(() => decodeSegment(bytes)).toThrow(expect.objectContaining({ code: 'catalog-segment-truncated' }));
  });

  it.each([
    ['a code that shares bytes with none before it', HEADER_BYTES, 1],
    ['an unknown currency', HEADER.currency, 0x58],
  ])('refuses %s as broken', (_, at, byte) => {
    expect(() => decodeSegment(change(at, byte))).toThrow(expect.objectContaining({ code: 'catalog-segment-broken' }));
  });

  it('decodes a segment that is a view into the middle of other bytes', () => {
    const around = new Uint8Array(GOOD.length + 20);
    around.set(GOOD, 13);

    const { codes } = decodeSegment(around.subarray(13, 13 + GOOD.length));
    expect([0, 1, 2].map((row) => textAt(codes, row))).toEqual(['A-1', 'A-2', 'B-7']);
  });
});
