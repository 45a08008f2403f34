/** @jest-environment node */
import fc from 'fast-check';
import * as bits from '@/engine/bitset/bits';
import { intersect, unite } from '@/engine/bitset/combineBits';
import { bitsOf, countIn, type DocSet } from '@/engine/bitset/docSet';

/** A number of documents, and two ascending lists of them. */
const twoSets = fc.integer({ min: 1, max: 200 }).chain((docs) => {
  const members = fc.uniqueArray(fc.nat({ max: docs - 1 }));
  return fc.tuple(fc.constant(docs), members.map(ascending), members.map(ascending));
});

function ascending(docs: readonly number[]): readonly number[] {
  return [...docs].sort((a, b) => a - b);
}

function fromList(docs: number, members: readonly number[]): bits.Bits {
  return bits.bitsWhere(docs, (doc) => members.includes(doc));
}

function toList(set: bits.Bits): readonly number[] {
  const list: number[] = [];
  bits.forEachDoc(set, (doc) => list.push(doc));
  return list;
}

describe('bitsets', () => {
  it('equal sets in every operation', () => {
    fc.assert(
      fc.property(twoSets, ([docs, a, b]) => {
        const [x, y] = [fromList(docs, a), fromList(docs, b)];
        const all = Array.from({ length: docs }, (_, doc) => doc);

        expect(toList(x)).toEqual(a);
        expect(bits.countBits(x)).toBe(a.length);
        expect(all.filter((doc) => bits.hasDoc(x, doc))).toEqual(a);
        expect(toList(intersect(x, y))).toEqual(a.filter((doc) => b.includes(doc)));
        expect(toList(bits.subtract(x, y))).toEqual(a.filter((doc) => !b.includes(doc)));
        expect(toList(unite(docs, [x, y]))).toEqual(all.filter((doc) => a.includes(doc) || b.includes(doc)));
        expect(bits.countShared(x, y)).toBe(a.filter((doc) => b.includes(doc)).length);
        expect(toList(bits.fullBits(docs))).toEqual(all);
        expect(toList(bits.subtract(bits.fullBits(docs), x))).toEqual(all.filter((doc) => !a.includes(doc)));
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
      fc.property(twoSets, ([docs, a, b]) => {
        const forms: readonly DocSet[] = [
          { kind: 'list', docs: Uint16Array.from(a), size: a.length },
          { kind: 'bits', bits: fromList(docs, a), size: a.length },
        ];
        for (const set of forms) {
          expect(toList(bitsOf(set, docs))).toEqual(a);
          expect(countIn(fromList(docs, b), set)).toBe(a.filter((doc) => b.includes(doc)).length);
        }
      }),
    );
  });
});
