import type { Query } from '@/domain/query';
import { fullBits } from './bits';
import type { DocRef, OfferIndex } from './offerIndex';
import { comparePlainly, plainOrderOf, rankPlainly } from './rankPlainly';
import type { Answering, Refinement } from './refinement';
import type { Scope } from './scope';
import { tallyOf } from './tally';

/** Whether a query asks for nothing but an order that every catalogue has: those need no refinement. */
export function isPlain({ text, wants, ranges, choices, sort }: Query): boolean {
  const conditions = wants.length + Object.keys(ranges).length + Object.keys(choices).length;
  return text.trim() === '' && conditions === 0 && ['best', 'price', 'newest'].includes(sort.key);
}

/** Answers queries that are plain: all that is not sold is found. */
export const plainly: Pick<Refinement, 'begin' | 'outcomesOf'> = {
  begin: (index, query, scopes) => beginPlainly(index, query, scopes),
  outcomesOf: () => ({ outcomes: [], gaps: [] }),
};

function beginPlainly(index: OfferIndex, query: Query, scopes: readonly Scope[]): Answering {
  const order = plainOrderOf(query);
  return {
    answerBlock: (scope) => {
      const { docs, liveBlock } = scope;
      const { bits, size } = liveBlock.unsold;
      const hits = tallyOf(bits, size, docs);
      return {
        total: size,
        tallies: { hits, without: (key) => (key === 'choice:status' ? tallyOf(fullBits(docs), docs, docs) : hits) },
        items: liveBlock.unsoldCounts(),
        ranked: rankPlainly(scope, order, bits, Math.min(query.shown, size)),
      };
    },
    compare: (a: DocRef, b: DocRef) => comparePlainly(index, scopes, order, a, b),
    // Whoever asks for nothing misses nothing.
    finish: () => ({ levels: {}, withoutChip: [], closest: [] }),
  };
}
