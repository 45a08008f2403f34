import { dirname, join } from 'node:path';

/** Folder with the published data. It mirrors the root of the site, and no build writes to it. */
export const PUBLISHED_FOLDER = 'published';

/** Default catalog folder of all commands. */
export const DEFAULT_CATALOG_FOLDER = `${PUBLISHED_FOLDER}/catalog`;

/** Overlay file of the default catalog folder. */
export const DEFAULT_OVERLAY_FILE = `${PUBLISHED_FOLDER}/__serverLoader`;

/** Returns the path of a catalog folder's default overlay file, which is beside the folder, as on the site. */
export function overlayFileOf(catalogFolder: string): string {
  return join(dirname(catalogFolder), '__serverLoader');
}
