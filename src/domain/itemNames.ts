import type { ItemId } from './offer';

/** Every spelling of an item that text can match: names in three languages, and aliases. */
export type ItemNames = { readonly item: ItemId; readonly names: readonly string[] };
