/** @jest-environment node */
import { updateCrc32 } from '@/importer/xlsx/unpack';

describe('updateCrc32', () => {
  it('returns the CRC-32 check value for one chunk or several', () => {
    const bytes = new TextEncoder().encode('123456789');

    expect(updateCrc32(0, bytes)).toBe(0xcbf43926);
    expect(updateCrc32(updateCrc32(0, bytes.subarray(0, 4)), bytes.subarray(4))).toBe(0xcbf43926);
  });
});
