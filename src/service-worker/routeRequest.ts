/** How a request is answered.
 *  `network`: as if there were no service worker · `page`: the network, else the page that is kept · `file`: a name with a
 *  hash, so what is kept is right for ever · `catalog`: the network, else what is kept, and the page is told ·
 *  `loose`: icons and the like, the network, else what is kept. */
export type Strategy = 'network' | 'page' | 'file' | 'catalog' | 'loose';

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

const HASHED = /^\/(?:assets\/|catalog\/[^/]+\/)?[^/]+\.[0-9a-f]{8,64}\.(?:async\.|chunk\.)?(?:js|css|bin)$/;
const CATALOG = /^\/catalog\/(?:[^/]+\/manifest|index)\.json$/;
const LOOSE = /^\/(?:favicon\.svg|manifest\.webmanifest|app-[a-z0-9-]+\.png|icons\/[^/]+\.svg)$/;
const HAS_ENDING = /\.[A-Za-z0-9]{2,11}$/;

/** Decides how a request is answered, from the request alone. Whatever is not named here is none of our business:
 *  live status above all, which is worth nothing once it is old. */
export function routeRequest({ method, mode, url, headers }: Asked, origin: string): Strategy {
  const { origin: where, pathname } = new URL(url);
  if (method !== 'GET' || where !== origin || headers.has('range')) return 'network';
  if (mode === 'navigate') return HAS_ENDING.test(pathname) ? 'network' : 'page';
  if (HASHED.test(pathname)) return 'file';
  if (CATALOG.test(pathname)) return 'catalog';
  return LOOSE.test(pathname) ? 'loose' : 'network';
}
