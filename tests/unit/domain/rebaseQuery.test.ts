/** @jest-environment node */
import fc from 'fast-check';
import { setChoice, setRange, setWant } from '@/domain/query';
import { rebaseQuery } from '@/domain/rebaseQuery';
import { query, want } from '../builders';
import { arbitraryQuery } from './arbitraryQuery';

const merlin = want('svt-150').item;
const altria = want('svt-2').item;
const DRAWN = query({ wants: [want('svt-150')], ranges: { price: { min: null, max: 500 } } });

describe('rebaseQuery', () => {
  it('keeps both of two wants that were chosen on the same screen', () => {
    const first = setWant(DRAWN, altria, { mode: 'must', level: 1 });
    const second = setWant(DRAWN, want('svt-3').item, { mode: 'must', level: 1 });

    expect(rebaseQuery(DRAWN, second, first).wants.map(({ item }) => item)).toEqual(['svt-150', 'svt-2', 'svt-3']);
  });

  it('removes only the conditions that the change removed', () => {
    const newest = setChoice(DRAWN, 'server', { not: false, values: ['jp'] });

    expect(rebaseQuery(DRAWN, setWant(DRAWN, merlin, null), newest)).toEqual({ ...newest, wants: [] });
    expect(rebaseQuery(DRAWN, setRange(DRAWN, 'price', null), newest)).toEqual({ ...newest, ranges: {} });
  });

  it('keeps the position of a want when only its level changes', () => {
    const newest = setWant(DRAWN, altria, { mode: 'must', level: 1 });

    expect(rebaseQuery(DRAWN, setWant(DRAWN, merlin, { mode: 'must', level: 5 }), newest).wants).toEqual([
      want('svt-150', 'must', 5),
      want('svt-2'),
    ]);
  });

  it('returns the changed query if there is no newer one, and the newer query if there is no change', () => {
    fc.assert(
      fc.property(arbitraryQuery, arbitraryQuery, (one, other) => {
        expect(rebaseQuery(one, other, one)).toEqual(other);
        expect(rebaseQuery(one, one, other)).toEqual(other);
      }),
    );
  });

  it('combines changes of different groups in either order', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.string(), fc.boolean(), (before, text, reversed) => {
        const typed = { ...before, text };
        const sorted = { ...before, sort: { key: 'price', reversed } };

        expect(rebaseQuery(before, typed, sorted)).toEqual({ ...before, text, sort: sorted.sort });
        expect(rebaseQuery(before, sorted, typed)).toEqual({ ...before, text, sort: sorted.sort });
      }),
    );
  });
});
