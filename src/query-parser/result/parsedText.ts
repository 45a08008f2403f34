import type { Currency } from '@/domain/money';
import type { ItemId } from '@/domain/offer';
import type { Range, WantMode } from '@/domain/query';

/** What a text is read as: a buyer's wishes, or the exact contents of one offer. */
export type ParseMode = 'query' | 'offer';

/** A stretch of the text as it was given, in UTF-16 units; `end` is behind the last one. */
export type Span = { readonly start: number; readonly end: number };

/** How surely a name was matched: `typo` is a slip away from a spelling, `sound` is pinyin, romaji or initials. */
export type MatchQuality = 'exact' | 'sound' | 'typo';

/** An item that was read. `mode` is `must` throughout in an offer. */
export type ParsedItem = {
  readonly item: ItemId;
  readonly level: number;
  readonly mode: WantMode;
  readonly quality: MatchQuality;
  readonly span: Span;
};

/** A name that fits several items equally well; level and mode are those it would have. */
export type AmbiguousName = {
  readonly text: string;
  readonly candidates: readonly ItemId[];
  readonly level: number;
  readonly mode: WantMode;
  readonly span: Span;
};

/** A resource or whole-number attribute, in written units. In an offer both ends are the amount. */
export type ParsedRange = { readonly facet: string; readonly range: Range; readonly span: Span };

/** Option ids of an enum attribute, `yes` or `no` of a yes/no attribute, values of `shop` and `status`. */
export type ParsedChoice = {
  readonly facet: string;
  readonly not: boolean;
  readonly values: readonly string[];
  readonly span: Span;
};

/** A price in whole units of its currency. In an offer both ends are the amount. */
export type ParsedPrice = { readonly range: Range; readonly currency: Currency; readonly span: Span };

/** Words that were not read: the text of the place. */
export type UnreadText = { readonly text: string; readonly span: Span };

/** Everything a text says. Every word of the text is in exactly one of the lists, or in `passed`. */
export type ParsedText = {
  readonly text: string;
  readonly items: readonly ParsedItem[];
  readonly ambiguous: readonly AmbiguousName[];
  /** One a facet. */
  readonly ranges: readonly ParsedRange[];
  /** One a facet. */
  readonly choices: readonly ParsedChoice[];
  readonly price: ParsedPrice | null;
  readonly unread: readonly UnreadText[];
  /** Words that ask nothing: the game's own name, 求, 有, the, か. */
  readonly skipped: readonly Span[];
};
