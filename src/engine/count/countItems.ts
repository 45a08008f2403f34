import { furtherWantMode } from '@/domain/query';
import type { Bits, CountedDocs } from '@/engine/bitset/bits';
import { countBits, countShared, forEachDoc, subtract } from '@/engine/bitset/bits';
import { intersect } from '@/engine/bitset/combineBits';
import { countIn, type DocSet } from '@/engine/bitset/docSet';
import type { ConditionKey } from '@/engine/filter/conditions';
import { otherAnys } from '@/engine/filter/conditions';
import type { Selection } from '@/engine/filter/selectDocs';
import { selectWithoutAll } from '@/engine/filter/selectDocs';
import type { BlockContext } from '@/engine/index/blockContext';
import type { BlockItems } from '@/engine/index/blockItems';
import type { LiveBlock } from '@/engine/index/joinOverlay';
import { MAX_DOCS } from '@/engine/index/rowRanges';
import type { CountTarget, CountTargets } from './countTarget';

/** Counts for every item of a block what `FacetCounts.items` describes. For an item that is already wanted, the further want replaces
 *  the existing one. */
export function countItems(context: BlockContext, selection: Selection, targets: CountTargets): Int32Array {
  const { block, query, docCount } = context;
  const { items } = block;
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const isAny = furtherWantMode(query.wants) === 'any';
  const counts = countItemsIn(context, isAny ? targets.without('any') : targets.hits);
  for (const { item, mode, level, ambiguity } of query.wants) {
    // A want for any of several items is not replaced by a want for one of them.
    if (ambiguity !== undefined) continue;
    const number = items.itemOfId.get(item);
    if (number === undefined) continue;
    const ownCondition: readonly ConditionKey[] = mode === 'must' || mode === 'never' ? [`want:${item}`] : [];
    if (isAny && ownCondition.length === 0) continue;
    if (mode === 'must' && level <= 1 && !hasAny) {
      counts[number] = selection.hits.size;
      continue;
    }
    const others = isAny ? null : otherAnys(selection.conditions, query.wants, item);
    const withoutAny = selectWithoutAll(selection, [...ownCondition, 'any'], docCount);
    counts[number] = countIn(others === null ? withoutAny : intersect(withoutAny, others), items.docsOf[number]!);
  }
  return counts;
}

/** Counts how many documents of a target have each item. A target with more than half of the unsold documents, as in a
 *  query with few conditions, is counted by subtraction: all unsold documents minus those outside the target. */
function countItemsIn({ block: { items }, liveBlock }: BlockContext, target: CountTarget): Int32Array {
  const { unsold } = liveBlock;
  if (target.size * 2 <= unsold.size) return countDocs(items, target);
  const missing = subtract(unsold.bits, target.bits);
  const size = countBits(missing);
  const isSubset = size === unsold.size - target.size;
  if (!isSubset) return countDocs(items, target);
  const counts = countUnsold(items, liveBlock).slice();
  if (size === 0) return counts;
  const missingCounts = countDocs(items, { bits: missing, size });
  for (let item = 0; item < counts.length; item++) counts[item]! -= missingCounts[item]!;
  return counts;
}

const unsoldCounts = new WeakMap<LiveBlock, Int32Array>();

function countUnsold(items: BlockItems, liveBlock: LiveBlock): Int32Array {
  const counts = unsoldCounts.get(liveBlock) ?? countDocs(items, liveBlock.unsold);
  unsoldCounts.set(liveBlock, counts);
  return counts;
}

/** Approximate costs in nanoseconds: visiting a document and one of its items, testing a member of a list, and
 *  intersecting a word of a bitset. */
const VISIT_DOC = 6;
const VISIT_ITEM = 1.5;
const TEST_MEMBER = 0.7;
const INTERSECT_WORD = 1;

/** Counts either by visiting the documents or by intersecting the set of each item, whichever costs less. */
function countDocs(items: BlockItems, { bits, size }: CountedDocs): Int32Array {
  let intersectCost = 0;
  for (const set of items.docsOf) {
    intersectCost += set.kind === 'list' ? set.size * TEST_MEMBER : set.bits.length * INTERSECT_WORD;
  }
  const itemsPerDoc = items.items.length / Math.max(1, items.starts.length - 1);
  const visitCost = size * (VISIT_DOC + VISIT_ITEM * itemsPerDoc);
  return visitCost > intersectCost ? intersectSets(items.docsOf, bits) : visitDocs(items, bits);
}

function visitDocs({ docsOf, starts, items }: BlockItems, bits: Bits): Int32Array {
  const counts = new Int32Array(docsOf.length);
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) {
      const doc = i * 32 + 31 - Math.clz32(word & -word);
      const end = starts[doc + 1]!;
      for (let j = starts[doc]!; j < end; j++) counts[items[j]!]!++;
    }
  }
  return counts;
}

function intersectSets(sets: readonly DocSet[], bits: Bits): Int32Array {
  const counts = new Int32Array(sets.length);
  const marked = markDocs(bits);
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i]!;
    counts[i] = set.kind === 'bits' ? countShared(bits, set.bits) : countMarked(marked, set.docs);
  }
  return counts;
}

/** Reused, since allocating it for every count would cost garbage collections. */
const marks = new Uint8Array(MAX_DOCS);

/** Returns a byte for each document: 1 for those in the set. Lists are tested faster against bytes than against bits. The
 *  result is valid until the next call. */
function markDocs(bits: Bits): Uint8Array {
  marks.fill(0);
  forEachDoc(bits, (doc) => {
    marks[doc] = 1;
  });
  return marks;
}

/** Counts four members at a time, which takes two thirds of the time. */
function countMarked(marked: Uint8Array, docs: Uint16Array): number {
  let even = 0;
  let odd = 0;
  let i = 0;
  for (; i + 3 < docs.length; i += 4) {
    even += marked[docs[i]!]! + marked[docs[i + 1]!]!;
    odd += marked[docs[i + 2]!]! + marked[docs[i + 3]!]!;
  }
  for (; i < docs.length; i++) even += marked[docs[i]!]!;
  return even + odd;
}
