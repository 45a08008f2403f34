/** @jest-environment node */
import { deflateSync } from 'fflate';
import { createBudget, MAX_BYTES, MIN_CHECKED_BYTES } from '@/importer/xlsx/limits';
import { unpack, updateCrc32 } from '@/importer/xlsx/unpack';

/** Packs bytes and says a size that need not be theirs. */
function pack(bytes: Uint8Array, size = bytes.length) {
  return { name: 'a', method: 8, size, checksum: updateCrc32(0, bytes), packed: deflateSync(bytes) };
}

/** How many bytes came out before the end or a refusal. */
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
  it('stops a bomb long before it is unpacked, though it claims to be small', () => {
    const [count, refusal] = unpacked(pack(new Uint8Array(MAX_BYTES), 10));

    expect(refusal).toBe('too-large');
    expect(count).toBeLessThan(MAX_BYTES / 4);
  });

  it('lets through a small part that shrinks well', () => {
    expect(unpacked(pack(new Uint8Array(MIN_CHECKED_BYTES)))).toEqual([MIN_CHECKED_BYTES, null]);
  });

  it('refuses what is packed in another way, or differs from what was packed', () => {
    const entry = pack(Uint8Array.from([1, 2, 3]));

    expect(unpacked({ ...entry, method: 9 })[1]).toBe('broken-workbook');
    expect(unpacked({ ...entry, checksum: 0 })[1]).toBe('broken-workbook');
    expect(unpacked({ ...entry, packed: Uint8Array.from([7, 7, 7]) })[1]).toBe('broken-workbook');
    expect(unpacked({ ...entry, packed: new Uint8Array(0) })[1]).toBe('broken-workbook');
  });
});
