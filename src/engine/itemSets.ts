import type { Bits } from './bits';
import { addDoc } from './bits';
import { countPlainly } from './countPlainly';
import type { DocSet } from './docSet';
import type { Kernel } from './kernel/openKernel';
import { openKernel } from './kernel/openKernel';

/** The docs of each item of a block, largest set first, in one stretch of memory that the kernel can count in. */
export type ItemSets = {
  readonly sets: readonly DocSet[];
  /** Sets 0 … dense − 1 are bits, those behind them lists. */
  readonly dense: number;
  /** Counts how many docs of a mask each set has.
   *  @param counts  one a set; places behind the last counted set stay as they are
   *  @param upTo    counts that many sets: the dense ones, or all */
  readonly count: (mask: Bits, counts: Int32Array, upTo: 'dense' | 'all') => void;
};

/** One doc in so many makes a set dense. As a list and once more with its doc (`buildItems.ts`), a doc takes 32 bits, so
 *  32 would take the least memory; but the kernel counts bits so much faster that twice as many sets as that are bits. */
const SPARSE = 64;

/** A set begins where the kernel can read two vectors at a time. */
const STRIDE = 32;

/** Keeps the docs of items.
 *  @param starts   the docs of item i are members[starts[i] … starts[i + 1]), ascending; the largest item first
 *  @param docs     how many docs there are
 *  @param open     opens the kernel; null: the plain path */
export function keepItemSets(
  starts: Int32Array,
  members: Uint16Array,
  docs: number,
  open: typeof openKernel | null = openKernel,
): ItemSets {
  const count = starts.length - 1;
  let dense = 0;
  while (dense < count && (starts[dense + 1]! - starts[dense]!) * SPARSE > docs) dense++;
  const bytes = Math.ceil(docs / 8 / STRIDE) * STRIDE;
  const listed = starts[count]! - starts[dense]!;
  // The mask, the sets of bits, the counts, the ends of the lists, the lists.
  const bitsAt = bytes;
  const countsAt = bitsAt + dense * bytes;
  const endsAt = countsAt + 4 * count;
  const listsAt = endsAt + 4 * (count - dense);
  const size = listsAt + 2 * listed;
  const kernel = open?.(size) ?? null;
  const buffer = kernel?.buffer ?? new ArrayBuffer(size);

  const sets: DocSet[] = [];
  for (let item = 0; item < count; item++) {
    const own = members.subarray(starts[item]!, starts[item + 1]!);
    if (item < dense) {
      const bits = new Int32Array(buffer, bitsAt + item * bytes, Math.ceil(docs / 32));
      for (let i = 0; i < own.length; i++) addDoc(bits, own[i]!);
      sets.push({ kind: 'bits', bits, size: own.length });
    } else {
      const list = new Uint16Array(buffer, listsAt + 2 * (starts[item]! - starts[dense]!), own.length);
      list.set(own);
      sets.push({ kind: 'list', docs: list, size: own.length });
    }
  }
  if (kernel === null) {
    return {
      sets,
      dense,
      count: (mask, counts, upTo) => countPlainly(sets, mask, counts, upTo === 'all' ? count : dense),
    };
  }
  const ends = new Int32Array(buffer, endsAt, count - dense);
  for (let i = 0; i < ends.length; i++) ends[i] = listsAt + 2 * (starts[dense + i + 1]! - starts[dense]!);
  return { sets, dense, count: countWith(kernel, { bytes, bitsAt, countsAt, endsAt, listsAt, dense, count }) };
}

type Layout = Readonly<Record<'bytes' | 'bitsAt' | 'countsAt' | 'endsAt' | 'listsAt' | 'dense' | 'count', number>>;

function countWith(kernel: Kernel, layout: Layout): ItemSets['count'] {
  const { bytes, bitsAt, countsAt, endsAt, listsAt, dense, count } = layout;
  const ownMask = new Int32Array(kernel.buffer, 0, bytes / 4);
  const ownCounts = new Int32Array(kernel.buffer, countsAt, count);
  return (mask, counts, upTo) => {
    ownMask.set(mask);
    kernel.countBits(bitsAt, bitsAt + dense * bytes, bytes, 0, countsAt);
    if (upTo === 'all') kernel.countLists(listsAt, endsAt, endsAt + 4 * (count - dense), 0, countsAt + 4 * dense);
    counts.set(upTo === 'all' ? ownCounts : ownCounts.subarray(0, dense));
  };
}
