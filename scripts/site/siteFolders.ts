/** The site that is deployed; Umi empties it before each build. */
export const SITE_FOLDER = 'dist';

/** The site that page weights, browser tests and screenshots use: always with the sample stock, never deployed. */
export const TEST_SITE_FOLDER = '.e2e/site';

/** Hashed files of earlier releases, for tabs that are still open, and the hashes of catalogs that builds have copied. */
export const RELEASES_FOLDER = 'releases';

/** Returns the folder with the configurations of hosts for a built site: `dist-hosting` for `dist`. Outside of the site, because not all
 *  hosts would hide them. */
export function hostingFolder(site: string): string {
  return `${site}-hosting`;
}
