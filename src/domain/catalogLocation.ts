/** Where a game's catalog lies: the manifest's address, and the folder (with a slash at its end) its segments lie in. */
export type CatalogLocation = { readonly manifestUrl: string; readonly segmentBase: string };
