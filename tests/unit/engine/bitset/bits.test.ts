/** @jest-environment node */
import fc from 'fast-check';
import * as bits from '@/engine/bitset/bits';
import { intersect, unite } from '@/engine/bitset/combineBits';
import { bitsOf, countIn, type DocSet } from '@/engine/bitset/docSet';

/** A number of documents, and two ascending lists of them. */
const twoSets = fc.integer({ min: 1, max: 200 }).chain((docCount) => {
  const members = fc.uniqueArray(fc.nat({ max: docCount - 1 }));
  return fc.tuple(fc.constant(docCount), members.map(ascending), members.map(ascending));
});

function ascending(docs: readonly number[]): readonly number[] {
  return [...docs].sort((a, b) => a - b);
}

function fromList(docCount: number, members: readonly number[]): bits.Bits {
  return bits.bitsWhere(docCount, (doc) => members.includes(doc));
}

function toList(set: bits.Bits): readonly number[] {
  const list: number[] = [];
  bits.forEachDoc(set, (doc) => list.push(doc));
  return list;
}

describe('bitsets', () => {
  it('equal sets in every operation', () => {
    fc.assert(
      fc.property(twoSets, ([docCount, a, b]) => {
        const [x, y] = [fromList(docCount, a), fromList(docCount, b)];
        const all = Array.from({ length: docCount }, (_, doc) => doc);

        expect(toList(x)).toEqual(a);
        expect(bits.countBits(x)).toBe(a.length);
        expect(all.filter((doc) => bits.hasDoc(x, doc))).toEqual(a);
        expect(toList(intersect(x, y))).toEqual(a.filter((doc) => b.includes(doc)));
        expect(toList(bits.subtract(x, y))).toEqual(a.filter((doc) => !b.includes(doc)));
        expect(toList(unite(docCount, [x, y]))).toEqual(all.filter((doc) => a.includes(doc) || b.includes(doc)));
        expect(bits.countShared(x, y)).toBe(a.filter((doc) => b.includes(doc)).length);
        expect(toList(bits.fullBits(docCount))).toEqual(all);
        expect(toList(bits.subtract(bits.fullBits(docCount), x))).toEqual(all.filter((doc) => !a.includes(doc)));
      }),
    );
  });

  it('are empty in a block without documents', () => {
    expect(toList(bits.fullBits(0))).toEqual([]);
    expect(bits.countBits(bits.createBits(0))).toBe(0);
  });
});

describe('a DocSet', () => {
  it('contains the same documents in either form', () => {
    fc.assert(
      fc.property(twoSets, ([docCount, a, b]) => {
        const forms: readonly DocSet[] = [
          { kind: 'list', docs: Uint16Array.from(a), size: a.length },
          { kind: 'bits', bits: fromList(docCount, a), size: a.length },
        ];
        for (const set of forms) {
          expect(toList(bitsOf(set, docCount))).toEqual(a);
          expect(countIn(fromList(docCount, b), set)).toBe(a.filter((doc) => b.includes(doc)).length);
        }
      }),
    );
  });
});
