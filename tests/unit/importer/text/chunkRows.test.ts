/** @jest-environment node */
import fc from 'fast-check';
import { rowAt } from '@/importer/sheet/viewRows';
import { chunkRows } from '@/importer/text/chunkRows';

function cut(text: string, piece?: number) {
  const done = chunkRows(new TextEncoder().encode(text), ',', piece);
  return done.ok ? { rows: [...done.value.rows], records: done.value.records } : done.error;
}

describe('chunkRows', () => {
  it('returns the same rows for any chunk size', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', ',', '\r\n', '\n', '\r', ' ', 'a', '梅林', '\uFEFF'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 20 }), (given, piece) => {
        expect(cut(given, piece)).toEqual(cut(given));
      }),
      { numRuns: 2000 },
    );
  });

  it('returns rows repeatedly, in any order', () => {
    const done = chunkRows(new TextEncoder().encode('a\n\nb\n"c\n\nd"\n\n\ne\n'), ',', 2);
    if (!done.ok) throw new Error('all quotes close');
    const { rows } = done.value;

    expect([3, 0, 2, 1, 1, 3].map((index) => rowAt(rows, index))).toEqual([
      { row: 7, cells: ['e'] },
      { row: 1, cells: ['a'] },
      { row: 4, cells: ['c\n\nd'] },
      { row: 3, cells: ['b'] },
      { row: 3, cells: ['b'] },
      { row: 7, cells: ['e'] },
    ]);
  });

  it('reports the record with an unclosed quote, including earlier chunks in its number', () => {
    expect(cut('a\nb\nc,"d\ne\n', 2)).toBe(3);
  });

  it('has no row after the last one', () => {
    const done = chunkRows(new TextEncoder().encode('a\nb\n'), ',', 2);

    expect(() => rowAt(done.ok ? done.value.rows : [], 2)).toThrow(RangeError);
  });
});
