import type { ItemId } from './offer';

/** How items are written in links. */
export type ItemLinks = {
  /** Returns the text for an item; without commas, stars, slashes and colons. */
  readonly write: (item: ItemId) => string;
  /** Returns the item that a text stands for, or all of them if it is ambiguous; an unknown text is returned as an id. */
  readonly read: (text: string) => readonly [ItemId, ...ItemId[]];
};

/** Writes items as ids, for links without wants and while the roster is unknown. What it reads is written unchanged. */
export const IDS_IN_LINKS: ItemLinks = { write: (item) => item, read: (text) => [text as ItemId] };
