/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { deflateSync } from 'fflate';
import { createBudget, MAX_BYTES, MIN_CHECKED_BYTES } from '@/importer/xlsx/limits';
import { unpack, updateCrc32 } from '@/importer/xlsx/unpack';

/** Packs bytes with a declared size that may be wrong. */
function pack(bytes: Uint8Array, size = bytes.length) {
  return { name: 'a', method: 8, size, checksum: updateCrc32(0, bytes), packed: deflateSync(bytes) };
}

/** Returns the number of bytes unpacked before the end or a refusal. */
function unpacked(entry: ReturnType<typeof pack>): readonly [count: number, refusal: string | null] {
  let count = 0;
  try {
    unpack(entry, createBudget(), (piece) => {
      count += piece.length;
    });
    return [count, null];
  } catch (error) {
    return [count, error instanceof Error ? error.message : null];
  }
}

describe('unpack', () => {
  it('stops a zip bomb early, even if it declares a small size', () => {
    const packed = new Uint8Array(deflateRawSync(new Uint8Array(MAX_BYTES)));

    const [count, refusal] = unpacked({ name: 'a', method: 8, size: 10, checksum: 0, packed });

    expect(refusal).toBe('too-large');
    expect(count).toBeLessThan(MAX_BYTES / 4);
  });

  it('accepts a small part with a high compression ratio', () => {
    expect(unpacked(pack(new Uint8Array(MIN_CHECKED_BYTES)))).toEqual([MIN_CHECKED_BYTES, null]);
  });

  it('refuses other compression methods and wrong checksums', () => {
    const entry = pack(Uint8Array.from([1, 2, 3]));

    expect(unpacked({ ...entry, method: 9 })[1]).toBe('broken-workbook');
    expect(unpacked({ ...entry, checksum: 0 })[1]).toBe('broken-workbook');
    expect(unpacked({ ...entry, packed: Uint8Array.from([7, 7, 7]) })[1]).toBe('broken-workbook');
    expect(unpacked({ ...entry, packed: new Uint8Array(0) })[1]).toBe('broken-workbook');
  });
});
