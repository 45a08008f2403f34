import type { Query } from '@/domain/query';
import type { LiveBlock, LiveColumns } from './joinOverlay';
import type { OfferIndex, PlacedBlock } from './offerIndex';
import type { TextIndex } from './textIndex';

/** One block with everything that answering a query about it needs. */
export type Scope = {
  readonly index: OfferIndex;
  readonly live: LiveColumns;
  readonly query: Query;
  readonly text: TextIndex;
  /** Its place in the index. */
  readonly at: number;
  readonly block: PlacedBlock;
  readonly liveBlock: LiveBlock;
  /** How many docs it has. */
  readonly docs: number;
};

/** The scopes of a query: one a block. */
export function scopesOf(index: OfferIndex, live: LiveColumns, query: Query, text: TextIndex): readonly Scope[] {
  return index.blocks.map((block, at) => ({
    index,
    live,
    query,
    text,
    at,
    block,
    liveBlock: live.blocks[at]!,
    docs: block.docs,
  }));
}
