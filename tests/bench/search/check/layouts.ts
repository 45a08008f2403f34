import { decodeSegment } from '@/catalog/format/decodeSegment';
import { decodeTexts } from '@/catalog/format/decodeTexts';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import type { Segment } from '@/catalog/format/segment';
import { splitOffers } from '@/catalog/format/splitOffers';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { Offer } from '@/domain/offer';

/** The decoded files of a segment. */
export type DecodedSegment = { readonly columns: Segment; readonly texts: SegmentTexts | null };

/** A division of a catalog into files. Encoding dominates a check of a million offers, so several block layouts share it. */
export type FileLayout = {
  readonly name: string;
  /** Encodes and decodes the segments, in catalog order. */
  readonly segments: (offers: readonly Offer[]) => readonly DecodedSegment[];
  readonly blocks: readonly BlockLayout[];
};

/** A distribution of rows over blocks. */
export type BlockLayout = {
  readonly name: string;
  /** Share of the queries that are tested with it. */
  readonly share: number;
  /** Documents per block; undefined for the default. */
  readonly maxBlockSize: (size: number) => number | undefined;
};

/** Minimum number of small blocks, for every size. */
const SMALL_BLOCKS = 13;
/** Far below the maximum size of a block, 65,535 offers. */
const MAX_SMALL_BLOCK = 20_000;

export const LAYOUTS: readonly FileLayout[] = [
  {
    name: 'as published',
    segments: (offers) => splitOffers(offers).map(publishAndRead),
    blocks: [
      { name: 'default blocks', share: 0.5, maxBlockSize: () => undefined },
      {
        name: 'small blocks',
        share: 0.25,
        maxBlockSize: (size) => Math.min(MAX_SMALL_BLOCK, Math.ceil(size / SMALL_BLOCKS)),
      },
    ],
  },
  {
    name: 'one file',
    segments: (offers) => [publishAndRead(offers)],
    blocks: [{ name: 'default blocks', share: 0.25, maxBlockSize: () => undefined }],
  },
];

function publishAndRead(offers: readonly Offer[]): DecodedSegment {
  const texts = encodeTexts(offers);
  return {
    columns: decodeSegment(encodeSegment(offers, 'CNY')),
    texts: texts === null ? null : decodeTexts(texts),
  };
}
