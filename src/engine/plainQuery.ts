import type { Query } from '@/domain/query';
import { fullBits } from './bitset/bits';
import type { Scope } from './index/blockContext';
import type { OfferIndex } from './index/offerIndex';
import { comparePlainly, rankPlainly } from './rankPlainly';
import type { Answering, Refinement } from './refinement';

/** Whether a query asks for nothing but the cheapest or the newest first: those need no refinement. */
export function isPlain({ text, wants, ranges, choices, sort }: Query): boolean {
  const conditions = wants.length + Object.keys(ranges).length + Object.keys(choices).length;
  return text.trim() === '' && conditions === 0 && !sort.reversed && ['best', 'price', 'newest'].includes(sort.key);
}

/** Answers queries that are plain, and no others: all that is not sold is found. */
export const plainly: Refinement = {
  begin: beginPlainly,
  outcomesOf: () => ({ outcomes: [], gaps: [] }),
};

function beginPlainly(index: OfferIndex, query: Query, scopes: readonly Scope[]): Answering {
  const order = query.sort.key === 'price' ? 'price' : 'newest';
  return {
    answerBlock: (scope) => {
      const { docs, liveBlock } = scope;
      const { bits, size } = liveBlock.unsold;
      return {
        hits: liveBlock.unsold,
        without: (key) => (key === 'choice:status' ? { bits: fullBits(docs), size: docs } : null),
        count: liveBlock.unsoldCounts,
        ranked: rankPlainly(scope, order, bits, Math.min(query.shown, size)),
      };
    },
    compare: (a, b) => comparePlainly(index, scopes, order, a, b),
    cheapest: () => [],
    // Whoever asks for nothing misses nothing.
    finish: () => ({ levels: {}, withoutChip: [], closest: [] }),
  };
}
