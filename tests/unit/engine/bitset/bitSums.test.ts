/** @jest-environment node */
import fc from 'fast-check';
import { addAmount, type BitSums, smallestSums, splitBySum } from '@/engine/bitset/bitSums';
import { type Bits, bitsWhere, forEachDoc, fullBits } from '@/engine/bitset/bits';

/** For each of some docs, the amounts that are added to it. */
const added = fc.integer({ min: 1, max: 90 }).chain((docs) =>
  fc.record({
    docs: fc.constant(docs),
    amounts: fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 100 }), to: fc.uniqueArray(fc.nat({ max: docs - 1 })) }),
      { maxLength: 8 },
    ),
  }),
);

function sumUp({ docs, amounts }: { docs: number; amounts: readonly { amount: number; to: readonly number[] }[] }) {
  const sums: BitSums = [];
  const plain = new Array<number>(docs).fill(0);
  for (const { amount, to } of amounts) {
    addAmount(
      sums,
      bitsWhere(docs, (doc) => to.includes(doc)),
      amount,
    );
    for (const doc of to) plain[doc] = (plain[doc] ?? 0) + amount;
  }
  return { sums, plain };
}

function toList(bits: Bits): readonly number[] {
  const list: number[] = [];
  forEachDoc(bits, (doc) => list.push(doc));
  return list;
}

describe('sums in bits', () => {
  it('are the sums of what was added to each doc', () => {
    fc.assert(
      fc.property(added, (given) => {
        const { sums, plain } = sumUp(given);
        const groups = sums.length > 9 ? [] : splitBySum(sums, fullBits(given.docs));

        for (const [sum, group] of groups.entries()) {
          expect(toList(group)).toEqual([...plain.keys()].filter((doc) => plain[doc] === sum));
        }
      }),
    );
  });

  it('find the docs with the smallest, and those that are equal at the end', () => {
    fc.assert(
      fc.property(added, fc.integer({ min: 1, max: 20 }), (given, count) => {
        const { sums, plain } = sumUp(given);

        const { sure, tied } = smallestSums(sums, fullBits(given.docs), count);

        const last = [...plain].sort((a, b) => a - b)[Math.min(count, plain.length) - 1] ?? 0;
        const docsWhere = (holds: (sum: number) => boolean) =>
          [...plain.keys()].filter((doc) => holds(plain[doc] ?? 0));
        expect([...toList(sure), ...toList(tied)].length).toBeGreaterThanOrEqual(Math.min(count, plain.length));
        expect(toList(sure).length).toBeLessThan(count);
        if (plain.length >= count) {
          expect(toList(sure)).toEqual(docsWhere((sum) => sum < last));
          expect(toList(tied)).toEqual(docsWhere((sum) => sum === last));
        }
      }),
    );
  });
});
