/** A reservation; `until` is ISO 8601, or null where no end was stated. */
export type Reservation = { readonly code: string; readonly until: string | null };

/** A new price, in whole units. */
export type NewPrice = { readonly code: string; readonly price: number };

/** Entries to add to an overlay file. */
export type OverlayAdditions = {
  readonly sold: readonly string[];
  readonly reserved: readonly Reservation[];
  readonly prices: readonly NewPrice[];
  readonly pausedShops: readonly string[];
  /** null: stays as it is; empty: is removed. */
  readonly notice: string | null;
};

/** Entries to remove from an overlay file; `all`: removes every entry of the file. */
export type OverlayRemovals = {
  readonly codes: readonly string[];
  readonly shops: readonly string[];
  readonly all: boolean;
};
