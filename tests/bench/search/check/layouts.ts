import { decodeSegment } from '@/catalog/format/decodeSegment';
import { decodeTexts } from '@/catalog/format/decodeTexts';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import type { Segment } from '@/catalog/format/segment';
import { splitOffers } from '@/catalog/format/splitOffers';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { Offer } from '@/domain/offer';

/** A segment as it comes out of its files. */
export type DecodedSegment = { readonly columns: Segment; readonly texts: SegmentTexts | null };

/** A way to cut a catalog into files; encoding is most of the work of a check of a million offers. */
export type FileLayout = {
  readonly name: string;
  /** Gives what each segment decodes to, in catalog order. */
  readonly segments: (offers: readonly Offer[]) => readonly DecodedSegment[];
  readonly blocks: readonly BlockLayout[];
};

/** A way to share the rows of the files out among blocks. */
export type BlockLayout = {
  readonly name: string;
  /** Of the queries. */
  readonly share: number;
  /** Documents per block; undefined for the default. */
  readonly maxBlockSize: (size: number) => number | undefined;
};

/** At any size there are so many small blocks, or a few more. */
const SMALL_BLOCKS = 13;
/** No block may have more than 65,535 offers, and small ones have far less. */
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
