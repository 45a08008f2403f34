/** @jest-environment node */
import fc from 'fast-check';
import { addDoc, type Bits, hasDoc } from '@/engine/bitset/bits';
import { selectSets } from '@/engine/filter/selectSets';

const WORLDS = fc.integer({ min: 1, max: 1_200 }).chain((docCount) =>
  fc.record({
    docCount: fc.constant(docCount),
    sets: fc.array(membersOf(docCount), { maxLength: 6 }),
  }),
);

/** Few documents, or all except a few. */
function membersOf(docCount: number) {
  const some = fc.uniqueArray(fc.nat(docCount - 1), { maxLength: 40 }).map((list) => new Set(list));
  const most = some.map(
    (few) => new Set(Array.from({ length: docCount }, (_, doc) => doc).filter((doc) => !few.has(doc))),
  );
  return fc.oneof(some, most);
}

describe('selectSets', () => {
  it('finds the documents in all sets and in all but one, and counts those missing from only one set', () => {
    fc.assert(
      fc.property(WORLDS, ({ docCount, sets }) => {
        const bits = sets.map((members) => {
          const own = new Int32Array(Math.ceil(docCount / 32));
          for (const doc of members) addDoc(own, doc);
          return own;
        });

        const found = selectSets(bits, docCount);

        const missingSets = (doc: number) => sets.flatMap((members, i) => (members.has(doc) ? [] : [i]));
        const all = Array.from({ length: docCount }, (_, doc) => missingSets(doc));
        expect(docsOf(found.inAll, docCount)).toEqual(indexesWhere(all, ({ length }) => length === 0));
        expect(docsOf(found.inAllButOne, docCount)).toEqual(indexesWhere(all, ({ length }) => length === 1));
        expect(found.total).toBe(indexesWhere(all, ({ length }) => length === 0).length);
        expect(found.missedOnly).toEqual(
          sets.map((_, i) => indexesWhere(all, (missed) => missed.length === 1 && missed[0] === i).length),
        );
        expect(bitsAfter(found.inAll, docCount)).toBe(0);
        expect(bitsAfter(found.inAllButOne, docCount)).toBe(0);
      }),
    );
  });
});

function docsOf(bits: Bits, docCount: number): readonly number[] {
  return Array.from({ length: docCount }, (_, doc) => doc).filter((doc) => hasDoc(bits, doc));
}

function indexesWhere<T>(list: readonly T[], holds: (entry: T) => boolean): readonly number[] {
  return list.flatMap((entry, index) => (holds(entry) ? [index] : []));
}

/** Counts the bits that are set after the last document. */
function bitsAfter(bits: Bits, docCount: number): number {
  return Array.from({ length: 32 * bits.length - docCount }, (_, i) => docCount + i).filter((doc) => hasDoc(bits, doc))
    .length;
}
