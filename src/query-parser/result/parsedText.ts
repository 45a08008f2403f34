import type { Currency } from '@/domain/money';
import type { ItemId } from '@/domain/offer';
import type { Range, WantMode } from '@/domain/query';

/** What a text is read as: a buyer's wishes, or the exact contents of one offer. */
export type ReadMode = 'query' | 'offer';

/** A stretch of the text as it was given, in UTF-16 units; `end` is behind the last one. */
export type Place = { readonly start: number; readonly end: number };

/** How surely a name was matched: `typo` is a slip away from a spelling, `sound` is pinyin, romaji or initials. */
export type Sureness = 'exact' | 'sound' | 'typo';

/** An item that was read. `mode` is `must` throughout in an offer. */
export type ReadItem = {
  readonly item: ItemId;
  readonly level: number;
  readonly mode: WantMode;
  readonly sureness: Sureness;
  readonly place: Place;
};

/** A name that fits several items equally well; level and mode are those it would have. */
export type ReadAmbiguity = {
  readonly text: string;
  readonly candidates: readonly ItemId[];
  readonly level: number;
  readonly mode: WantMode;
  readonly place: Place;
};

/** A resource or whole-number attribute, in written units. In an offer both ends are the amount. */
export type ReadRange = { readonly facet: string; readonly range: Range; readonly place: Place };

/** Option ids of an enum attribute, `yes` or `no` of a yes/no attribute, values of `shop` and `status`. */
export type ReadChoice = {
  readonly facet: string;
  readonly not: boolean;
  readonly values: readonly string[];
  readonly place: Place;
};

/** A price in whole units of its currency. In an offer both ends are the amount. */
export type ReadPrice = { readonly range: Range; readonly currency: Currency; readonly place: Place };

/** Words that were not read: the text of the place. */
export type Unread = { readonly text: string; readonly place: Place };

/** Everything a text says. Every word of the text is in exactly one of the lists, or in `passed`. */
export type ParsedText = {
  readonly text: string;
  readonly items: readonly ReadItem[];
  readonly ambiguous: readonly ReadAmbiguity[];
  /** One a facet. */
  readonly ranges: readonly ReadRange[];
  /** One a facet. */
  readonly choices: readonly ReadChoice[];
  readonly price: ReadPrice | null;
  readonly unread: readonly Unread[];
  /** Words that ask nothing: the game's own name, 求, 有, the, か. */
  readonly passed: readonly Place[];
};
