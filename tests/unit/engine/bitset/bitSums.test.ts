/** @jest-environment node */
import fc from 'fast-check';
import { addAmount, type BitSums, smallestSums, splitBySum } from '@/engine/bitset/bitSums';
import { type Bits, bitsWhere, forEachDoc, fullBits } from '@/engine/bitset/bits';

/** A number of documents, and amounts with the documents that they are added to. */
const added = fc.integer({ min: 1, max: 90 }).chain((docCount) =>
  fc.record({
    docCount: fc.constant(docCount),
    amounts: fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 100 }), to: fc.uniqueArray(fc.nat({ max: docCount - 1 })) }),
      { maxLength: 8 },
    ),
  }),
);

function addAmounts({
  docCount,
  amounts,
}: {
  docCount: number;
  amounts: readonly { amount: number; to: readonly number[] }[];
}) {
  const sums: BitSums = [];
  const expected = new Array<number>(docCount).fill(0);
  for (const { amount, to } of amounts) {
    addAmount(
      sums,
      bitsWhere(docCount, (doc) => to.includes(doc)),
      amount,
    );
    for (const doc of to) expected[doc] = (expected[doc] ?? 0) + amount;
  }
  return { sums, expected };
}

function toList(bits: Bits): readonly number[] {
  const list: number[] = [];
  forEachDoc(bits, (doc) => list.push(doc));
  return list;
}

describe('addAmount and splitBySum', () => {
  it('group the documents by the sum of their amounts', () => {
    fc.assert(
      fc.property(added, (input) => {
        const { sums, expected } = addAmounts(input);
        const groups = sums.length > 9 ? [] : splitBySum(sums, fullBits(input.docCount));

        for (const [sum, group] of groups.entries()) {
          expect(toList(group)).toEqual([...expected.keys()].filter((doc) => expected[doc] === sum));
        }
      }),
    );
  });

  it('let smallestSums find the documents with the smallest sums and the ties at the limit', () => {
    fc.assert(
      fc.property(added, fc.integer({ min: 1, max: 20 }), (input, count) => {
        const { sums, expected } = addAmounts(input);

        const { sure, tied } = smallestSums(sums, fullBits(input.docCount), count);

        const last = [...expected].sort((a, b) => a - b)[Math.min(count, expected.length) - 1] ?? 0;
        const docsWhere = (holds: (sum: number) => boolean) =>
          [...expected.keys()].filter((doc) => holds(expected[doc] ?? 0));
        expect([...toList(sure), ...toList(tied)].length).toBeGreaterThanOrEqual(Math.min(count, expected.length));
        expect(toList(sure).length).toBeLessThan(count);
        if (expected.length >= count) {
          expect(toList(sure)).toEqual(docsWhere((sum) => sum < last));
          expect(toList(tied)).toEqual(docsWhere((sum) => sum === last));
        }
      }),
    );
  });
});
