/** @jest-environment node */
import fc from 'fast-check';
import { sameValue } from '@/base/sameValue';

describe('two values of plain data', () => {
  it('say the same if one is a copy of the other', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => sameValue(value, structuredClone(value))));
  });

  it('say the same exactly if they are written the same, whatever the order of their keys', () => {
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

  it('are the same only as one object if they are no plain data', () => {
    const shops = new Set(['a']);

    expect([sameValue({ shops }, { shops }), sameValue({ shops }, { shops: new Set(['b']) })]).toEqual([true, false]);
  });
});
