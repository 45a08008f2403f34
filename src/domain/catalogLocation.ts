/** URLs of a game's catalog: its manifest, and the folder of its segments with a trailing slash. */
export type CatalogLocation = { readonly manifestUrl: string; readonly segmentBase: string };
