import type { Currency } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { HistogramBins } from '@/engine/columns/histogramBins';
import type { Block } from './block';
import { findCode } from './codeTable';

/** The data about a catalog that the engine needs besides its offers. */
export type CatalogInfo = {
  readonly currency: Currency;
  readonly publishedAt: EpochMs;
  readonly sample: boolean;
  /** Segments loaded, failed, and listed in the manifest. */
  readonly segments: { readonly loaded: number; readonly failed: number; readonly all: number };
};

/** A block with data that depends on the whole catalog. */
export type IndexedBlock = Block & {
  /** Item of the block → item of the catalog. */
  readonly itemNumbers: Uint32Array;
  /** Row range → index of its segment among those that the index was built from. */
  readonly segmentIndexes: readonly number[];
  /** Histogram bins of resources and whole-number attributes. */
  readonly bins: ReadonlyMap<string, HistogramBins>;
};

/** A document of one of the blocks. */
export type DocRef = { readonly block: number; readonly doc: number };

/** The searchable catalog: all offers of the loaded segments, each code once, as blocks of columns. */
export type OfferIndex = {
  readonly info: CatalogInfo;
  readonly docCount: number;
  readonly blocks: readonly IndexedBlock[];
  /** Item numbers of the catalog are indexes in this list. */
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Item → the highest level of all offers. */
  readonly topLevels: Uint8Array;
  /** Resources and whole-number attributes → bounds of the histogram, see `clusterBounds`. */
  readonly bounds: ReadonlyMap<string, readonly number[]>;
  /** Resources that at least one offer has; only these are sort keys. */
  readonly resources: ReadonlySet<string>;
};

/** Returns the index without the rows of its blocks, which are needed only until all texts are added. */
export function withoutRows(index: OfferIndex): OfferIndex {
  return { ...index, blocks: index.blocks.map((block) => ({ ...block, rows: null })) };
}

const encoder = new TextEncoder();

/** Returns the document of a code, null if no offer has it. */
export function findOffer({ blocks }: OfferIndex, code: OfferCode): DocRef | null {
  const bytes = encoder.encode(code);
  for (const [block, { codes, docOfRank }] of blocks.entries()) {
    const rank = findCode(codes, bytes);
    if (rank >= 0) return { block, doc: docOfRank[rank]! };
  }
  return null;
}
