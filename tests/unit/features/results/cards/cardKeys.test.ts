import fc from 'fast-check';
import type { OfferCode } from '@/domain/offer';
import { cardKeys } from '@/features/results/cards/cardKeys';

const codes = (line: string) => [...line] as unknown as OfferCode[];
const code = (letter: string) => letter as OfferCode;

describe('cardKeys', () => {
  it('gives each card its position without a focus', () => {
    expect(cardKeys(codes('ABC'), null)).toEqual([0, 1, 2]);
  });

  it('lets the focused card follow its offer and swaps the keys of the two positions', () => {
    expect(cardKeys(codes('CAB'), { code: code('C'), key: 2 })).toEqual([2, 1, 0]);
  });

  it('uses the key of the focused card for no other offer when its offer is gone', () => {
    expect(cardKeys(codes('AB'), { code: code('C'), key: 1 })).toEqual([0, 2]);
  });

  it('gives every card a key of its own, and the focused one its own', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(13), fc.integer({ min: -1, max: 11 }), (length, key, index) => {
        const list = codes('ABCDEFGHIJKL'.slice(0, length));
        const focused = list[index] ?? code('Z');

        const keys = cardKeys(list, { code: focused, key });

        expect(new Set(keys).size).toBe(length);
        expect(keys.indexOf(key)).toBe(list.indexOf(focused));
      }),
    );
  });
});
