/** @jest-environment node */
import { memoize } from '@/importer/cells/memoize';

/** Counts how often a text is computed. */
function count() {
  let reads = 0;
  const read = memoize((text) => {
    reads += 1;
    return text.length;
  });
  return { read, reads: () => reads };
}

describe('memoize', () => {
  it('computes a repeated text once', () => {
    const { read, reads } = count();

    expect(read('梅林')).toBe(2);
    expect(read('梅林')).toBe(2);
    expect(read('C呆')).toBe(2);
    expect(reads()).toBe(2);
  });

  it('caches null and undefined results', () => {
    let reads = 0;
    const read = memoize(() => {
      reads += 1;
      return undefined;
    });

    expect(read('x')).toBeUndefined();
    expect(read('x')).toBeUndefined();
    expect(reads).toBe(1);
  });

  it('stops caching a column whose texts never repeat, and still computes its values', () => {
    const { read, reads } = count();
    for (let row = 0; row < 40_000; row++) read(`FG-${row}`);

    expect(read('FG-39999')).toBe(8);
    expect(read('FG-39999')).toBe(8);
    expect(reads()).toBe(40_002);
  });

  it('keeps caching while texts repeat, however many there are', () => {
    const { read, reads } = count();
    for (let row = 0; row < 40_000; row++) for (let again = 0; again < 3; again++) read(`FG-${row}`);

    expect(reads()).toBe(40_000);
  });

  it('does not cache long texts', () => {
    const { read, reads } = count();

    expect(read('x'.repeat(500))).toBe(500);
    expect(read('x'.repeat(500))).toBe(500);
    expect(reads()).toBe(2);
  });
});
