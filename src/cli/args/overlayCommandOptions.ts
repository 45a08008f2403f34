/** A reservation, with its end as ISO 8601 where it was said. */
export type Reservation = { readonly code: string; readonly until: string | null };

/** A new price, in whole units. */
export type NewPrice = { readonly code: string; readonly price: number };

/** What `overlay set` says. */
export type OverlayActionMessages = {
  readonly sold: readonly string[];
  readonly reserved: readonly Reservation[];
  readonly prices: readonly NewPrice[];
  readonly pausedShops: readonly string[];
  /** null: nothing is said of it; empty: there is none any more. */
  readonly notice: string | null;
};

/** What `overlay clear` takes back; `all`: everything. */
export type ClearedWords = {
  readonly codes: readonly string[];
  readonly shops: readonly string[];
  readonly all: boolean;
};

/** Which file, for which game, and in which catalog its codes should stand. */
type OverlayPlace = {
  readonly command: 'overlay';
  readonly file: string;
  /** Id as it was written; null: what is said counts for every game. */
  readonly game: string | null;
  readonly out: string;
};

export type OverlayCommandOptions = (OverlayPlace & { readonly action: 'show' }) | ChangingCall;

export type ChangingCall =
  /** `confirms`: the stock is confirmed, whether or not an entry changes. */
  | (OverlayPlace & { readonly action: 'set'; readonly words: OverlayActionMessages; readonly confirms: boolean })
  | (OverlayPlace & { readonly action: 'clear'; readonly words: ClearedWords });
