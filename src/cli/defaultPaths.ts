/** The catalog folder of every command that is given none. `published/` mirrors the root of the site; no build writes there. */
export const DEFAULT_CATALOG_FOLDER = 'published/catalog';

/** The overlay file of every command that is given none. */
export const DEFAULT_OVERLAY_FILE = 'published/__serverLoader';
