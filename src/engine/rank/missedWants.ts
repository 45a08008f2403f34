import { itemsOf, type Want } from '@/domain/query';
import type { BitSums } from '@/engine/bitset/bitSums';
import { addAmount } from '@/engine/bitset/bitSums';
import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits, fullBits, subtract } from '@/engine/bitset/bits';
import { addAll } from '@/engine/bitset/combineBits';
import { bitsOf } from '@/engine/bitset/docSet';
import { docsWithItem, raisedDocsOf } from '@/engine/filter/matchWants';
import type { BlockContext } from '@/engine/index/blockContext';
import { MISSING_ITEM, missedShare } from './shortfall';

/** Missed amount → the documents that miss it. */
type Amounts = ReadonlyMap<number, Bits>;

/** Adds up, for each document of a block, the amounts by which it misses the wants of the query: the first part of
 *  `Shortfall`. All amounts are divided by their greatest common divisor, since smaller sums need fewer bitsets. */
export function sumMissedWants(context: BlockContext): BitSums {
  const { wants } = context.query;
  const any = wants.filter(({ mode }) => mode === 'any').map((want) => amountsOf(context, want));
  const all = wants.filter(({ mode }) => mode === 'must').map((want) => amountsOf(context, want));
  if (any.length > 0) all.push(minimumOf(any, context.docCount));
  const unit = all.flatMap((amounts) => [...amounts.keys()]).reduce(greatestCommonDivisor, 0);
  const sums: BitSums = [];
  for (const amounts of all) {
    for (const [amount, docs] of amounts) if (amount > 0) addAmount(sums, docs, amount / unit);
  }
  return sums;
}

/** Groups all documents by the amount by which they miss a want; 0 for those that meet it. */
function amountsOf(context: BlockContext, want: Want): Amounts {
  const [first, ...others] = itemsOf(want).map((item) => amountsOfItem(context, { ...want, item }));
  return others.length === 0 ? first! : minimumOf([first!, ...others], context.docCount);
}

function amountsOfItem({ block, docCount }: BlockContext, want: Want): Amounts {
  const amounts = new Map<number, Bits>();
  const docsOf = (amount: number) => {
    const found = amounts.get(amount) ?? createBits(docCount);
    amounts.set(amount, found);
    return found;
  };
  const withItem = bitsOf(docsWithItem(block, want.item), docCount);
  amounts.set(MISSING_ITEM, subtract(fullBits(docCount), withItem));
  if (want.level <= 1) return amounts.set(0, withItem);
  const raised = createBits(docCount);
  const { docs: raisedDocs, levels } = raisedDocsOf(block, want.item);
  for (let i = 0; i < raisedDocs.length; i++) {
    addDoc(raised, raisedDocs[i]!);
    addDoc(docsOf(missedShare(want, levels[i]!)), raisedDocs[i]!);
  }
  addAll(docsOf(missedShare(want, 1)), subtract(withItem, raised));
  return amounts;
}

/** Groups all documents by the smallest of their missed amounts of several wants. */
function minimumOf(wants: readonly Amounts[], docCount: number): Amounts {
  const ascending = [...new Set(wants.flatMap((amounts) => [...amounts.keys()]))].sort((a, b) => a - b);
  let rest = fullBits(docCount);
  return new Map(
    ascending.map((amount) => {
      const found = createBits(docCount);
      for (const amounts of wants) {
        const missing = amounts.get(amount);
        if (missing !== undefined) for (let i = 0; i < found.length; i++) found[i]! |= missing[i]! & rest[i]!;
      }
      rest = subtract(rest, found);
      return [amount, found];
    }),
  );
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
