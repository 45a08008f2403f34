import type { Query } from '@/domain/query';
import type { LiveStatus } from '@/domain/searchResponse';
import type { LiveBlock, LiveColumns } from './joinOverlay';
import { statusOf } from './joinOverlay';
import type { IndexedBlock, OfferIndex } from './offerIndex';
import type { TextIndex } from './textIndex';

/** A block with all that evaluating a query on it needs. */
export type BlockContext = {
  readonly index: OfferIndex;
  readonly live: LiveColumns;
  readonly query: Query;
  readonly text: TextIndex;
  /** Index of the block in `index.blocks`. */
  readonly blockIndex: number;
  readonly block: IndexedBlock;
  readonly liveBlock: LiveBlock;
  /** Number of documents of the block. */
  readonly docCount: number;
};

/** Returns the context of each block for a query. */
export function blockContextsOf(
  index: OfferIndex,
  live: LiveColumns,
  query: Query,
  text: TextIndex,
): readonly BlockContext[] {
  return index.blocks.map((block, blockIndex) => ({
    index,
    live,
    query,
    text,
    blockIndex,
    block,
    liveBlock: live.blocks[blockIndex]!,
    docCount: block.docCount,
  }));
}

/** Returns the live status of a document. `onSale` needs an overlay that confirms the stock. */
export function liveStatusOf({ live, liveBlock }: BlockContext, doc: number): LiveStatus {
  const status = statusOf(liveBlock, doc);
  return status === 'onSale' && live.asOf === null ? 'unknown' : status;
}
