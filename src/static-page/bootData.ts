import type { Locale } from '@/domain/localized';

/** What a page rendered at build time tells its first script. */
export type BootData = {
  /** Paths at which the page may be shown; null for the page of unknown paths. */
  readonly paths: readonly string[] | null;
  /** Scripts that the page needs first, without the entry and messages. */
  readonly scripts: readonly string[];
  /** Scripts that parse a text: needed early only by a visitor who types before the page is loaded, or whose link contains a text. */
  readonly textScripts: readonly string[];
  /** The scripts with the messages of each language. */
  readonly messages: Readonly<Record<Locale, readonly string[]>>;
  /** The search worker and the folder of the catalog that it opens; null on pages without a search. */
  readonly search: { readonly worker: string; readonly catalog: string } | null;
  /** Parameters of the URL that become chips above the results. */
  readonly chipParams: readonly string[];
};

/** The id of the element that holds `BootData` as JSON. */
export const BOOT_DATA_ID = 'boot-data';

/** Attribute of `<html>`: whether the page on screen is the one that was rendered for this URL, in this language. */
export const STATIC_STATE = 'data-static';

/** The global function by which the page, once parsed, shows its language. */
export const SHOW_LANGUAGE = 'showLanguage';

/** The window of a page with a first script. */
export type BootWindow = Window & {
  [SHOW_LANGUAGE]?: () => void;
  /** Resolves when the page has been painted. */
  painted?: Promise<void>;
};
