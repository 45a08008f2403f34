/** Reads the URL at which the site is published from the setting `SITE_URL`.
 *  @returns  an absolute http(s) URL, with a path but without a trailing slash; null if the setting is missing or empty
 *  @throws   Error with the expected form for any other value */
export function readSiteUrl(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  const value = env.SITE_URL?.trim() ?? '';
  if (value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  const hasOnlyPath = url?.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url === null || !isHttp || !hasOnlyPath || /[?#]/.test(value)) {
    throw new Error(`SITE_URL must be an http(s) URL without query and hash, such as https://shop.example: ${value}`);
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Checks that the URL of a site in a folder of its host contains that folder.
 *  @throws  Error with the expected URL */
export function checkSiteUrl(siteUrl: string | null, basePath: string): void {
  if (siteUrl === null || basePath === '/' || `${siteUrl}/`.endsWith(basePath)) return;
  throw new Error(
    `SITE_URL must end with the path in PUBLIC_PATH, as in ${new URL(siteUrl).origin}${basePath}: ${siteUrl}`,
  );
}
