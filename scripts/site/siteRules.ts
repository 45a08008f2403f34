import { GAME_IDS } from '../../src/games/ids';

/** The response to a request: body, status and cache control. */
export type SiteRule = {
  /** `file`: the file of that path; `none`: only the status; otherwise a rendered page. */
  readonly body: 'file' | 'none' | { readonly page: string };
  /** The status if the body exists. */
  readonly status: 200 | 404 | 405;
  readonly cache: string;
};

/** Returns the headers of every response, whatever its status. `style-src-elem` allows inline styles because antd writes its styles at
 *  run time and a CDN cannot issue nonces; `style=` attributes stay forbidden (docs/decisions/0011-static-hosting.md).
 *  @param scriptHashes  of the scripts that the pages contain, see `readScriptHashes` */
export function securityHeaders(scriptHashes: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
      "style-src 'self'",
      "style-src-elem 'self' 'unsafe-inline'",
      "style-src-attr 'none'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const NEVER = 'no-store';

const HASHED = /\.[0-9a-f]{8,64}\.(?:async\.|chunk\.)?(?:js|css|json|bin|wasm|woff2|png|webp|svg|jpg)$/;
const HIDDEN = /\/\.|\.(?:map|br|gz)$/;
const ASSET = /^\/catalog\/|\.[A-Za-z0-9]{2,11}$/;
const PAGE_FILE = /\.html$/;
const NOT_FOUND_PAGE = { page: '/404.html' };
const ROUTES = new Set([
  '/welcome',
  '/operator',
  '/favourites',
  '/compare',
  '/about',
  ...GAME_IDS.flatMap((id) => [`/game/${id}`, `/sale/${id}`, `/compare/${id}`]),
]);

/** Returns the rule for a method and path; the response for a missing `file` becomes a 404 without a body, never the shell.
 *  @param path  the decoded path, starting with a slash */
export function findRule(method: string, path: string): SiteRule {
  if (method !== 'GET' && method !== 'HEAD') return { body: 'none', status: 405, cache: NEVER };
  if (HIDDEN.test(path)) return { body: 'none', status: 404, cache: NEVER };
  if (path === '/__serverLoader') return { body: 'file', status: 200, cache: NEVER };
  if (PAGE_FILE.test(path)) return { body: NOT_FOUND_PAGE, status: 404, cache: NEVER };
  if (ASSET.test(path)) return { body: 'file', status: 200, cache: HASHED.test(path) ? IMMUTABLE : REVALIDATE };
  if (path === '/') return { body: { page: '/index.html' }, status: 200, cache: REVALIDATE };
  const route = path.replace(/\/$/, '');
  if (ROUTES.has(route)) return { body: { page: `${route}.html` }, status: 200, cache: REVALIDATE };
  return { body: NOT_FOUND_PAGE, status: 404, cache: NEVER };
}
