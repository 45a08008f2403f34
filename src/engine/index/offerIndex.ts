import type { Currency } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Bars } from '@/engine/columns/histogramBins';
import type { Block } from './block';
import { findCode } from './codeTable';

/** What the engine must know of the catalog besides its offers. */
export type About = {
  readonly currency: Currency;
  readonly publishedAt: EpochMs;
  readonly sample: boolean;
  /** How many segments are loaded of how many there are, and how many could not be had. */
  readonly segments: { readonly loaded: number; readonly failed: number; readonly all: number };
};

/** A block with what only the whole catalog can say of it. */
export type PlacedBlock = Block & {
  /** Item of the block → item of the catalog. */
  readonly itemNumbers: Uint32Array;
  /** Piece → the place of its segment among those that the index was built from. */
  readonly sources: readonly number[];
  /** Resources and whole-number attributes: the bar of the histogram that each doc falls in. */
  readonly bars: ReadonlyMap<string, Bars>;
};

/** A doc of one of the blocks. */
export type DocRef = { readonly block: number; readonly doc: number };

/** Everything that search reads: all offers of the loaded segments, each code once, as blocks of columns. */
export type OfferIndex = {
  readonly about: About;
  readonly docs: number;
  readonly blocks: readonly PlacedBlock[];
  /** All items, and their numbers in the catalog. */
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Item → the highest level that an offer gives. */
  readonly topLevels: Uint8Array;
  /** Resources and whole-number attributes → bounds of the histogram, see `clusterBounds`. */
  readonly bounds: ReadonlyMap<string, readonly number[]>;
  /** Resources that some offer has: those are sort keys. */
  readonly resources: ReadonlySet<string>;
};

/** The index without what only texts that are still to come need. */
export function withoutRows(index: OfferIndex): OfferIndex {
  return { ...index, blocks: index.blocks.map((block) => ({ ...block, rows: null })) };
}

const encoder = new TextEncoder();

/** The doc of a code, null if no offer has it. */
export function findOffer({ blocks }: OfferIndex, code: OfferCode): DocRef | null {
  const bytes = encoder.encode(code);
  for (const [block, { codes, docOfRank }] of blocks.entries()) {
    const rank = findCode(codes, bytes);
    if (rank >= 0) return { block, doc: docOfRank[rank]! };
  }
  return null;
}
