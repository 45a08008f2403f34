/** Everything an operator has published. Mirrors the root of the site; no build writes here. */
export const PUBLISHED_FOLDER = 'published';

/** The catalog folder of every command that is given none. */
export const DEFAULT_CATALOG_FOLDER = `${PUBLISHED_FOLDER}/catalog`;

/** The overlay file of every command that is given none. */
export const DEFAULT_OVERLAY_FILE = `${PUBLISHED_FOLDER}/__serverLoader`;
