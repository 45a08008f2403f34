import type { ItemId } from './offer';

/** Every spelling of an item that text may match: names in three languages and aliases, as written. */
export type ItemNames = { readonly item: ItemId; readonly names: readonly string[] };
