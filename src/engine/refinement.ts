import type { Query } from '@/domain/query';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import type { ConditionKey } from './count/countTarget';
import type { CountedDocs } from './countedDocs';
import type { Scope } from './index/blockContext';
import type { DocRef, OfferIndex } from './index/offerIndex';

/** What one block answers to a query. */
export type BlockAnswer = {
  readonly hits: CountedDocs;
  /** The docs that meet all conditions but perhaps the one named; null: the query has no such condition. */
  readonly without: (key: ConditionKey) => CountedDocs | null;
  /** Counts what could be chosen next in the block; called once.
   *  @returns  item of the block → total as must and, where the query has `any` wants, as the `any` group, as a pair;
   *            holds until the next block is counted */
  readonly count: () => Int32Array;
  /** The first hits, as many as the query shows, in the order asked for. */
  readonly ranked: readonly number[];
};

/** An offer that is near. */
export type NearRef = DocRef & {
  /** Whether it does not have the query's text. */
  readonly lacksText: boolean;
};

/** What only conditions bring into an answer. */
export type AnswerExtras = {
  readonly levels: Readonly<Record<string, readonly number[]>>;
  readonly withoutChip: SearchResponse['withoutChip'];
  /** Nearest first; none where there are hits enough. */
  readonly closest: readonly NearRef[];
};

/** A query that is being answered. */
export type Answering = {
  /** Answers for one block; each is asked once, in their order. */
  readonly answerBlock: (scope: Scope) => BlockAnswer;
  /** The order of hits, those of different blocks too. */
  readonly compare: (a: DocRef, b: DocRef) => number;
  /** The cheapest of each shop, once all blocks are answered. */
  readonly cheapest: () => SearchResponse['cheapest'];
  /** What is to be said once all blocks are counted. */
  readonly finish: () => AnswerExtras;
};

/** How a doc answers the wants of a query, which of its ranges it misses, and whether it is known to lack its text. */
export type OutcomesOf = (scope: Scope, doc: number, lacksText?: boolean) => Pick<Hit, 'outcomes' | 'gaps'>;

/** Answers any query: what text, wants, ranges, choices and orders by a resource need. It is built by the folder
 *  `refine/`, which the rest of the engine does not import: queries without all of that are answered without it, so that
 *  its code can come after the first answer. */
export type Refinement = {
  /** @param scopes  one for each block, of one query */
  readonly begin: (index: OfferIndex, query: Query, scopes: readonly Scope[]) => Answering;
  readonly outcomesOf: OutcomesOf;
};
