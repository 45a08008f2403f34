/** The languages of the interface; zh is the source. */
export const LOCALES = ['zh', 'ja', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text in every language of the interface. */
export type Localized = { readonly [L in Locale]: string };
