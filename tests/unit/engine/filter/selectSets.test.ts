/** @jest-environment node */
import fc from 'fast-check';
import { addDoc, type Bits, hasDoc } from '@/engine/bitset/bits';
import { bytesOfSet, reserveMemory } from '@/engine/blockMemory';
import { selectSets } from '@/engine/filter/selectSets';
import { openKernel } from '@/engine/kernel/openKernel';

const WORLDS = fc.integer({ min: 1, max: 1_200 }).chain((docs) =>
  fc.record({
    docs: fc.constant(docs),
    sets: fc.array(fc.record({ inMemory: fc.boolean(), members: membersOf(docs) }), { maxLength: 6 }),
  }),
);

/** Few docs, or all but few. */
function membersOf(docs: number) {
  const some = fc.uniqueArray(fc.nat(docs - 1), { maxLength: 40 }).map((list) => new Set(list));
  const most = some.map((few) => new Set(Array.from({ length: docs }, (_, doc) => doc).filter((doc) => !few.has(doc))));
  return fc.oneof(some, most);
}

describe.each([
  ['in the kernel', openKernel],
  ['without it', null],
])('selecting from sets %s', (_, open) => {
  it('finds the docs in all sets, those in all but one, and what each set costs', () => {
    fc.assert(
      fc.property(WORLDS, ({ docs, sets }) => {
        const bytes = bytesOfSet(docs);
        const memory = reserveMemory(
          docs,
          sets.map(() => bytes),
          open,
        );
        expect(memory.refining === null).toBe(open === null);
        // What was counted before leaves something where nothing is kept.
        new Uint8Array(memory.buffer, 2 * memory.setBytes, 6 * memory.setBytes).fill(0xa5);
        const bits = sets.map(({ inMemory, members }) => {
          const words = Math.ceil(docs / 32);
          const own = inMemory ? new Int32Array(memory.buffer, memory.take(bytes), words) : new Int32Array(words);
          for (const doc of members) addDoc(own, doc);
          return own;
        });

        const found = selectSets(memory, bits, docs);

        const missedBy = (doc: number) => sets.flatMap(({ members }, i) => (members.has(doc) ? [] : [i]));
        const all = Array.from({ length: docs }, (_, doc) => missedBy(doc));
        expect(docsOf(found.inAll, docs)).toEqual(placesWhere(all, ({ length }) => length === 0));
        expect(docsOf(found.inAllButOne, docs)).toEqual(placesWhere(all, ({ length }) => length === 1));
        expect(found.total).toBe(placesWhere(all, ({ length }) => length === 0).length);
        expect(found.lost).toEqual(
          sets.map((_, i) => placesWhere(all, (missed) => missed.length === 1 && missed[0] === i).length),
        );
        expect(beyond(found.inAll, docs) + beyond(found.inAllButOne, docs)).toBe(0);
      }),
    );
  });
});

function docsOf(bits: Bits, docs: number): readonly number[] {
  return Array.from({ length: docs }, (_, doc) => doc).filter((doc) => hasDoc(bits, doc));
}

function placesWhere<T>(list: readonly T[], holds: (one: T) => boolean): readonly number[] {
  return list.flatMap((one, place) => (holds(one) ? [place] : []));
}

/** How many bits behind the last doc are set. */
function beyond(bits: Bits, docs: number): number {
  return Array.from({ length: 32 * bits.length - docs }, (_, i) => docs + i).filter((doc) => hasDoc(bits, doc)).length;
}
