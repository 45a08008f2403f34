/** @jest-environment node */
import { updateCrc32 } from '@/importer/xlsx/unpack';

describe('addToChecksum', () => {
  it('gives the check value of CRC-32, in one piece or in several', () => {
    const bytes = new TextEncoder().encode('123456789');

    expect(updateCrc32(0, bytes)).toBe(0xcbf43926);
    expect(updateCrc32(updateCrc32(0, bytes.subarray(0, 4)), bytes.subarray(4))).toBe(0xcbf43926);
  });
});
