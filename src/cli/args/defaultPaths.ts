import { dirname, join } from 'node:path';

/** Folder with the published data. It mirrors the root of the site, and no build writes to it. */
export const PUBLISHED_FOLDER = 'published';

/** Folder with the sample catalogs, imported from `stock/` by builds. Mirrors the root of the site, as `published/` does. */
export const SAMPLE_FOLDER = 'node_modules/.cache/vitrine/sample';

/** Catalog folder of the samples. */
export const SAMPLE_CATALOG_FOLDER = `${SAMPLE_FOLDER}/catalog`;

/** Default catalog folder of all commands. */
export const DEFAULT_CATALOG_FOLDER = `${PUBLISHED_FOLDER}/catalog`;

/** Overlay file of the default catalog folder. */
export const DEFAULT_OVERLAY_FILE = `${PUBLISHED_FOLDER}/__serverLoader`;

/** Returns the path of a catalog folder's default overlay file, which is beside the folder, as on the site. */
export function overlayFileOf(catalogFolder: string): string {
  return join(dirname(catalogFolder), '__serverLoader');
}
