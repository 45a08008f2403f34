import type { Want } from '@/domain/query';
import type { BitSums } from '@/engine/bitset/bitSums';
import { addAmount } from '@/engine/bitset/bitSums';
import type { Bits } from '@/engine/bitset/bits';
import { addDoc, createBits, fullBits, subtract } from '@/engine/bitset/bits';
import { addAll } from '@/engine/bitset/combineBits';
import { bitsOf } from '@/engine/bitset/docSet';
import { docsWithItem, raisedOf } from '@/engine/filter/matchWants';
import type { Scope } from '@/engine/index/blockContext';
import { LACKING_ITEM, missedShare } from './shortfall';

/** Amount missed → the docs that miss it. */
type Amounts = ReadonlyMap<number, Bits>;

/** Sums up how much of its wants each doc of a block misses, as `Shortfall` counts it but for a common divisor: docs
 *  compare as they do there. */
export function sumMissedWants(scope: Scope): BitSums {
  const { wants } = scope.query;
  const any = wants.filter(({ mode }) => mode === 'any').map((want) => amountsOf(scope, want));
  const all = wants.filter(({ mode }) => mode === 'must').map((want) => amountsOf(scope, want));
  if (any.length > 0) all.push(leastOf(any, scope.docs));
  const unit = all.flatMap((amounts) => [...amounts.keys()]).reduce(commonDivisor, 0);
  const sums: BitSums = [];
  for (const amounts of all) {
    for (const [amount, docs] of amounts) if (amount > 0) addAmount(sums, docs, amount / unit);
  }
  return sums;
}

/** The docs of every amount of a want, those that miss nothing among them, at amount 0. */
function amountsOf({ block, docs }: Scope, want: Want): Amounts {
  const amounts = new Map<number, Bits>();
  const docsOf = (amount: number) => {
    const found = amounts.get(amount) ?? createBits(docs);
    amounts.set(amount, found);
    return found;
  };
  const holding = bitsOf(docsWithItem(block, want.item), docs);
  amounts.set(LACKING_ITEM, subtract(fullBits(docs), holding));
  if (want.level <= 1) return amounts.set(0, holding);
  const raised = createBits(docs);
  const { docs: raisedDocs, levels } = raisedOf(block, want.item);
  for (let i = 0; i < raisedDocs.length; i++) {
    addDoc(raised, raisedDocs[i]!);
    addDoc(docsOf(missedShare(want, levels[i]!)), raisedDocs[i]!);
  }
  addAll(docsOf(missedShare(want, 1)), subtract(holding, raised));
  return amounts;
}

/** The least amount of each doc, of several wants. */
function leastOf(wants: readonly Amounts[], docs: number): Amounts {
  const ascending = [...new Set(wants.flatMap((amounts) => [...amounts.keys()]))].sort((a, b) => a - b);
  let rest = fullBits(docs);
  return new Map(
    ascending.map((amount) => {
      const found = createBits(docs);
      for (const amounts of wants) {
        const own = amounts.get(amount);
        if (own !== undefined) for (let i = 0; i < found.length; i++) found[i]! |= own[i]! & rest[i]!;
      }
      rest = subtract(rest, found);
      return [amount, found];
    }),
  );
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
