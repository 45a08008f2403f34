import { pathOnSite } from '@/base/sitePath';

/** How to respond to a request.
 *  `network`: as if there were no service worker · `page`: network first, else the cached page · `hashedFile`: cache first,
 *  since a file with a hash in its name never changes · `catalog`: network first, and the page is notified of a cached response ·
 *  `staticAsset`: icons and the like, network first. */
export type Strategy = 'network' | 'page' | 'hashedFile' | 'catalog' | 'staticAsset';

type RequestParts = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

const HASHED = /^\/(?:assets\/|catalog\/[^/]+\/)?[^/]+\.[0-9a-f]{8,64}\.(?:async\.|chunk\.)?(?:js|css|bin)$/;
const CATALOG = /^\/catalog\/(?:[^/]+\/manifest|index)\.json$/;
const STATIC_ASSET = /^\/(?:favicon\.svg|manifest\.webmanifest|app-[a-z0-9-]+\.png|icons\/[^/]+\.svg)$/;
const HAS_EXTENSION = /\.[A-Za-z0-9]{2,11}$/;

/** Chooses how to respond to a request, from the request alone. Every other request goes to the network, above all that for the live
 *  status, which is worthless once it is old. */
export function routeRequest({ method, mode, url, headers }: RequestParts, siteOrigin: string): Strategy {
  const { origin, pathname } = new URL(url);
  const path = pathOnSite(pathname);
  if (method !== 'GET' || origin !== siteOrigin || path === null || headers.has('range')) return 'network';
  if (mode === 'navigate') return HAS_EXTENSION.test(path) ? 'network' : 'page';
  if (HASHED.test(path)) return 'hashedFile';
  if (CATALOG.test(path)) return 'catalog';
  return STATIC_ASSET.test(path) ? 'staticAsset' : 'network';
}
