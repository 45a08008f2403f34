import { LIVE_STATUS_PATH } from './siteRules';

/** Content types by extension. Required because `nosniff` makes browsers refuse scripts, styles and manifests of another type. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  bin: 'application/octet-stream',
};

/** Returns the content type of a file of the site.
 *  @param path  below the base path, starting with a slash */
export function contentTypeOf(path: string): string {
  if (path === LIVE_STATUS_PATH) return CONTENT_TYPES.json ?? '';
  const extension = /\.([^./]+)$/.exec(path)?.[1] ?? '';
  return CONTENT_TYPES[extension] ?? 'application/octet-stream';
}
