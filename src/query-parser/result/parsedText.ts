import type { Currency } from '@/domain/money';
import type { ItemId } from '@/domain/offer';
import type { Range, Sort, WantMode } from '@/domain/query';

/** Content of a text: a buyer's wishes, or the exact contents of one offer. */
export type ParseMode = 'query' | 'offer';

/** Span of the original text in UTF-16 units; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** How a name was matched: `typo` is one edit away from a spelling, `sound` is pinyin, romaji or initials. */
export type MatchQuality = 'exact' | 'sound' | 'typo';

/** `mode` is always `must` in an offer. */
export type ParsedItem = {
  readonly item: ItemId;
  readonly level: number;
  readonly mode: WantMode;
  readonly quality: MatchQuality;
  readonly span: Span;
};

/** A name that fits several items equally well, with the level and mode that any of them would get. */
export type AmbiguousName = {
  readonly text: string;
  readonly candidates: readonly ItemId[];
  readonly level: number;
  readonly mode: WantMode;
  readonly span: Span;
};

/** Range of a resource or whole-number attribute, in written units. In an offer both bounds are the amount. */
export type ParsedRange = { readonly facet: string; readonly range: Range; readonly span: Span };

/** Option ids of an enum attribute, `yes` or `no` of a boolean attribute, or values of `shop` and `status`. */
export type ParsedChoice = {
  readonly facet: string;
  readonly not: boolean;
  readonly values: readonly string[];
  readonly span: Span;
};

/** Price range in whole units of its currency. In an offer both bounds are the amount. */
export type ParsedPrice = { readonly range: Range; readonly currency: Currency; readonly span: Span };

/** `isQuoted`: written as 文字:"…", which asks to search for it. */
export type UnreadText = { readonly text: string; readonly span: Span; readonly isQuoted?: true };

/** Everything found in a text. Every word of the text is in exactly one of the lists. */
export type ParsedText = {
  readonly text: string;
  readonly items: readonly ParsedItem[];
  readonly ambiguous: readonly AmbiguousName[];
  /** One per facet. */
  readonly ranges: readonly ParsedRange[];
  /** One per facet. */
  readonly choices: readonly ParsedChoice[];
  readonly price: ParsedPrice | null;
  /** The wished order; its words are among the skipped ones. Always null in an offer. */
  readonly sort: Sort | null;
  readonly unread: readonly UnreadText[];
  /** Words without a condition: the game's own name, 求, 有, the, か. */
  readonly skipped: readonly Span[];
};
