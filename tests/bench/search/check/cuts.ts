import { encodeSegment } from '@/catalog/encodeSegment';
import { splitOffers } from '@/catalog/splitOffers';
import type { Offer } from '@/domain/offer';
import type { BuildOptions } from '@/engine/buildIndex';

/** A way to cut a catalogue into files; encoding is most of the work of a check of a million offers. */
export type Files = {
  readonly name: string;
  readonly encode: (offers: readonly Offer[]) => readonly Uint8Array[];
  readonly blocks: readonly Blocks[];
};

/** A way to share the rows of the files out among blocks. */
export type Blocks = {
  readonly name: string;
  /** Of the queries. */
  readonly share: number;
  readonly options: (size: number) => BuildOptions;
};

/** At any size there are so many small blocks, or a few more. */
const BLOCKS = 13;
/** No block may have more than 65,535 offers, and small ones have far less. */
const MOST_IN_SMALL = 20_000;

export const CUTS: readonly Files[] = [
  {
    name: 'as published',
    encode: (offers) => splitOffers(offers).map((part) => encodeSegment(part, 'CNY')),
    blocks: [
      { name: 'default blocks', share: 0.5, options: () => ({}) },
      {
        name: 'small blocks',
        share: 0.25,
        options: (size) => ({ most: Math.min(MOST_IN_SMALL, Math.ceil(size / BLOCKS)) }),
      },
    ],
  },
  {
    name: 'one file',
    encode: (offers) => [encodeSegment(offers, 'CNY')],
    blocks: [{ name: 'default blocks', share: 0.25, options: () => ({}) }],
  },
];
