/** @jest-environment node */
import fc from 'fast-check';
import { sameValue } from '@/base/sameValue';

describe('sameValue', () => {
  it('is true for a deep copy', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => sameValue(value, structuredClone(value))));
  });

  it('is true exactly for equal JSON in any order of keys', () => {
    const written = (value: unknown): string =>
      JSON.stringify(value, (_, part) =>
        typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
          : part,
      );
    const small = fc.jsonValue({ maxDepth: 2 }).filter((value) => !written(value).includes('-0'));
    fc.assert(fc.property(small, small, (a, b) => sameValue(a, b) === (written(a) === written(b))));
  });

  it.each([
    [[], {}],
    [null, {}],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [JSON.parse('{"constructor":1}'), { a: 1 }],
    [{ a: 1 }, JSON.parse('{"constructor":1}')],
  ])('%j and %j differ', (a, b) => {
    expect(sameValue(a, b)).toBe(false);
  });

  it('compares other objects by identity', () => {
    const shops = new Set(['a']);

    expect(sameValue({ shops }, { shops })).toBe(true);
    expect(sameValue({ shops }, { shops: new Set(['b']) })).toBe(false);
  });
});
