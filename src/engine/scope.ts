import type { Query } from '@/domain/query';
import type { LiveBlock, LiveColumns } from './joinOverlay';
import type { OfferIndex, PlacedBlock } from './offerIndex';

/** One block with everything that answering a query about it needs. */
export type Scope = {
  readonly index: OfferIndex;
  readonly live: LiveColumns;
  readonly query: Query;
  /** Its place in the index. */
  readonly at: number;
  readonly block: PlacedBlock;
  readonly liveBlock: LiveBlock;
  /** How many docs it has. */
  readonly docs: number;
};

/** The scopes of a query: one a block. */
export function scopesOf(index: OfferIndex, live: LiveColumns, query: Query): readonly Scope[] {
  return index.blocks.map((block, at) => ({
    index,
    live,
    query,
    at,
    block,
    liveBlock: live.blocks[at]!,
    docs: block.docs,
  }));
}
