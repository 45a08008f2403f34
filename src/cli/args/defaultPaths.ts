import { dirname, join } from 'node:path';

/** Everything an operator has published. Mirrors the root of the site; no build writes here. */
export const PUBLISHED_FOLDER = 'published';

/** The catalog folder of every command that is given none. */
export const DEFAULT_CATALOG_FOLDER = `${PUBLISHED_FOLDER}/catalog`;

/** The overlay that is published with the default catalog folder. */
export const DEFAULT_OVERLAY_FILE = `${PUBLISHED_FOLDER}/__serverLoader`;

/** The overlay file that belongs to a catalog folder: beside it, as on the site. Commands use it unless they are given another. */
export function overlayFileOf(catalogFolder: string): string {
  return join(dirname(catalogFolder), '__serverLoader');
}
