import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import type { Query } from '@/domain/query';

/** What a peer is built from. */
export type Shop = {
  readonly offers: readonly Offer[];
  /** Every spelling of the items that text may match. */
  readonly names: readonly ItemNames[];
  /** The same offers as decompressed segment files; none for a peer that does not start from them, as there are then no
   *  offers for one that does. */
  readonly files: readonly Uint8Array[];
};

/** Value → number of offers; values with 0 may be absent. */
export type Counts = Readonly<Record<string, number>>;

/** The part of a SearchPage that peers are asked for. Null stands for what a peer has no means to answer. */
export type PeerResult = {
  readonly total: number;
  /** Codes of the first `query.shown` hits, in the order asked for. */
  readonly hits: readonly string[] | null;
  /** Codes of the offers that miss something, nearest first. */
  readonly closest: readonly string[] | null;
  /** FacetCounts.items. */
  readonly items: Counts | null;
  /** FacetCounts.choices. */
  readonly choices: Readonly<Record<string, Counts>> | null;
};

export const RESULT_PARTS = ['total', 'hits', 'closest', 'items', 'choices'] as const;
export type ResultPart = (typeof RESULT_PARTS)[number];

/** A peer that holds a shop. */
export type Peer = { readonly search: (query: Query) => PeerResult };

/** How a peer is set up, and what a buyer's browser would have to load of it. */
export type PeerKind = {
  readonly name: string;
  readonly startsFrom: 'offers' | 'files';
  /** Builds the peer; rejects if its library is not installed or does not run here. */
  readonly build: (shop: Shop) => Promise<Peer>;
  /** A module that exports what the adapter takes of the library; '' if there is none. */
  readonly imports: string;
  /** Files that the library loads besides its scripts, as module paths. */
  readonly files: readonly string[];
};
