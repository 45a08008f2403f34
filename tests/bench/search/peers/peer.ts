import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import type { Query } from '@/domain/query';

/** The data that a peer is built from. */
export type Shop = {
  readonly offers: readonly Offer[];
  /** Every spelling of the items that text may match. */
  readonly names: readonly ItemNames[];
  /** The offers as decompressed segment files. Either `files` or `offers` is empty, depending on `PeerKind.startsFrom`. */
  readonly files: readonly Uint8Array[];
};

/** Value → number of offers; values with 0 may be absent. */
export type Counts = Readonly<Record<string, number>>;

/** The part of a response that peers compute; null for parts that a peer does not support. */
export type PeerResult = {
  readonly total: number;
  /** Codes of the first `query.shown` hits in the requested order. */
  readonly hits: readonly string[] | null;
  /** Codes of the closest offers, nearest first. */
  readonly closest: readonly string[] | null;
  /** FacetCounts.items. */
  readonly items: Counts | null;
  /** FacetCounts.choices. */
  readonly choices: Readonly<Record<string, Counts>> | null;
};

export const RESULT_PARTS = ['total', 'hits', 'closest', 'items', 'choices'] as const;
export type ResultPart = (typeof RESULT_PARTS)[number];

/** A library, or our engine, with the data of a shop. */
export type Peer = { readonly search: (query: Query) => PeerResult };

/** Builds a peer, and lists the files that a browser would download for it. */
export type PeerKind = {
  readonly name: string;
  readonly startsFrom: 'offers' | 'files';
  /** Builds the peer; rejects if its library is not installed or does not run here. */
  readonly build: (shop: Shop) => Promise<Peer>;
  /** Source of a module that exports everything used of the library; '' if there is none. */
  readonly imports: string;
  /** Further files that the library loads, as module paths. */
  readonly files: readonly string[];
};
