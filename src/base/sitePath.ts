// Replaced when the site is built, in every bundle.
declare const process: { readonly env: { readonly PUBLIC_PATH?: string } };

/** The path of the site on its host, with a slash at both ends: `/`, or `/shop/` for a site in a folder. */
export const BASE_PATH: string = process.env.PUBLIC_PATH ?? '/';

/** Returns the path on the host of a path of the site, for whatever does not go through the router: requests, workers, plain links.
 *  @param path  starts with a slash */
export function sitePath(path: string): string {
  return BASE_PATH + path.slice(1);
}

/** Returns the path of the site for a path on the host; null outside of the site. */
export function pathOnSite(pathOnHost: string): string | null {
  return pathOnHost.startsWith(BASE_PATH) ? pathOnHost.slice(BASE_PATH.length - 1) : null;
}
