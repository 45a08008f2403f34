import type { Bits } from '@/engine/bitset/bits';
import { countOnes, countShared, createBits, fullBits, maskOf } from '@/engine/bitset/bits';
import { takeBits } from '@/engine/bitset/bitsetPool';
import type { BlockMemory } from '@/engine/blockMemory';
import { OTHER, PAIRS } from '@/engine/blockMemory';
import type { CompiledKernel } from '@/engine/kernel/openKernel';

/** The docs that are in all of some sets, and those that are in all but one. */
export type SelectedDocs = {
  readonly inAll: Bits;
  readonly total: number;
  readonly inAllButOne: Bits;
  /** Of each set, how many docs it alone keeps from being in all. */
  readonly lost: readonly number[];
};

/** Selects from the docs of a block by sets of them: in the kernel where there is one, else here. */
export function selectSets(memory: BlockMemory, sets: readonly Bits[], docs: number): SelectedDocs {
  const { refining } = memory;
  return refining === null ? selectPlainly(sets, docs) : selectInKernel(memory, refining, sets, docs);
}

function selectPlainly(sets: readonly Bits[], docs: number): SelectedDocs {
  const inAll = fullBits(docs);
  const inAllButOne = createBits(docs);
  let total = 0;
  for (let i = 0; i < inAll.length; i++) {
    const all = inAll[i]!;
    let missed = 0;
    let missedTwice = 0;
    for (let s = 0; s < sets.length; s++) {
      const misses = ~sets[s]![i]!;
      missedTwice |= missed & misses;
      missed |= misses;
    }
    const met = all & ~missed;
    inAll[i] = met;
    inAllButOne[i] = all & missed & ~missedTwice;
    total += countOnes(met);
  }
  const others = countShared(inAllButOne, inAllButOne);
  return { inAll, total, inAllButOne, lost: sets.map((set) => others - countShared(inAllButOne, set)) };
}

/** Sets that do not lie in the memory of the block are copied there, one after the other. */
function selectInKernel(
  { buffer, setBytes }: BlockMemory,
  { noteMissed, splitMissed, countShared }: CompiledKernel,
  sets: readonly Bits[],
  docs: number,
): SelectedDocs {
  const words = Math.ceil(docs / 32);
  const copy = OTHER * setBytes;
  const missed = PAIRS * setBytes;
  const twice = missed + setBytes;
  const copied = new Int32Array(buffer, copy, words);
  const both = new Int32Array(buffer, missed, setBytes / 2);
  const place = (set: Bits) => {
    if (set.buffer === buffer) return set.byteOffset;
    copied.set(set);
    return copy;
  };
  both.fill(0);
  const [once, again] = [both.subarray(0, setBytes / 4), both.subarray(setBytes / 4)];
  // Behind the last doc, everything is missed twice: it is in no set, and not in all but one.
  for (const room of [once, again]) {
    room.fill(-1, words);
    if (docs % 32 !== 0) room[words - 1] = ~maskOf(0, docs % 32);
  }
  for (const set of sets) noteMissed(place(set), setBytes, missed, twice);
  const total = splitMissed(missed, twice, setBytes);
  const others = countShared(twice, twice, setBytes);
  const lost = sets.map((set) => others - countShared(twice, place(set), setBytes));
  const inAll = takeBits(words);
  const inAllButOne = takeBits(words);
  inAll.set(once.subarray(0, words));
  inAllButOne.set(again.subarray(0, words));
  return { inAll, total, inAllButOne, lost };
}
