/** @jest-environment node */
import fc from 'fast-check';
import { addDoc, type Bits, hasDoc } from '@/engine/bitset/bits';
import { selectSets } from '@/engine/filter/selectSets';

const WORLDS = fc.integer({ min: 1, max: 1_200 }).chain((docs) =>
  fc.record({
    docs: fc.constant(docs),
    sets: fc.array(membersOf(docs), { maxLength: 6 }),
  }),
);

/** Few documents, or all except a few. */
function membersOf(docs: number) {
  const some = fc.uniqueArray(fc.nat(docs - 1), { maxLength: 40 }).map((list) => new Set(list));
  const most = some.map((few) => new Set(Array.from({ length: docs }, (_, doc) => doc).filter((doc) => !few.has(doc))));
  return fc.oneof(some, most);
}

describe('selectSets', () => {
  it('finds the documents in all sets and in all but one, and counts those missing from only one set', () => {
    fc.assert(
      fc.property(WORLDS, ({ docs, sets }) => {
        const bits = sets.map((members) => {
          const own = new Int32Array(Math.ceil(docs / 32));
          for (const doc of members) addDoc(own, doc);
          return own;
        });

        const found = selectSets(bits, docs);

        const missingSets = (doc: number) => sets.flatMap((members, i) => (members.has(doc) ? [] : [i]));
        const all = Array.from({ length: docs }, (_, doc) => missingSets(doc));
        expect(docsOf(found.inAll, docs)).toEqual(indexesWhere(all, ({ length }) => length === 0));
        expect(docsOf(found.inAllButOne, docs)).toEqual(indexesWhere(all, ({ length }) => length === 1));
        expect(found.total).toBe(indexesWhere(all, ({ length }) => length === 0).length);
        expect(found.missedOnly).toEqual(
          sets.map((_, i) => indexesWhere(all, (missed) => missed.length === 1 && missed[0] === i).length),
        );
        expect(bitsAfter(found.inAll, docs)).toBe(0);
        expect(bitsAfter(found.inAllButOne, docs)).toBe(0);
      }),
    );
  });
});

function docsOf(bits: Bits, docs: number): readonly number[] {
  return Array.from({ length: docs }, (_, doc) => doc).filter((doc) => hasDoc(bits, doc));
}

function indexesWhere<T>(list: readonly T[], holds: (entry: T) => boolean): readonly number[] {
  return list.flatMap((entry, index) => (holds(entry) ? [index] : []));
}

/** Counts the bits that are set after the last document. */
function bitsAfter(bits: Bits, docs: number): number {
  return Array.from({ length: 32 * bits.length - docs }, (_, i) => docs + i).filter((doc) => hasDoc(bits, doc)).length;
}
