import { GAME_IDS } from '@/games/ids';

export type CacheControl = 'public, max-age=31536000, immutable' | 'no-cache' | 'no-store';

export const IMMUTABLE: CacheControl = 'public, max-age=31536000, immutable';
export const REVALIDATE: CacheControl = 'no-cache';
export const NEVER: CacheControl = 'no-store';

/** The response to a class of paths. */
export type SiteRule = {
  readonly name: 'hidden' | 'live status' | 'page file' | 'hashed file' | 'file' | 'start page' | 'page' | 'other';
  /** Source of a regular expression for paths below the base path, which start with a slash. In the syntax that JavaScript, PCRE
   *  (nginx) and RE2 (Caddy) share. */
  readonly pattern: string;
  /** `file`: the file of that path; `page`: the rendered page of that path; `none`: only the status; otherwise the path of a page. */
  readonly body: 'file' | 'page' | 'none' | `/${string}.html`;
  /** The status if the body exists. */
  readonly status: 200 | 404;
  readonly cache: CacheControl;
};

/** The paths of the pages, besides the start page, without a slash at the end. */
export const PAGE_PATHS: readonly string[] = [
  '/welcome',
  '/operator',
  '/favourites',
  '/compare',
  '/about',
  ...GAME_IDS.flatMap((id) => [`/game/${id}`, `/sale/${id}`, `/compare/${id}`]),
];

export const START_PAGE = '/index.html';
export const NOT_FOUND_PAGE = '/404.html';
/** The live status, which a server may answer. */
export const LIVE_STATUS_PATH = '/__serverLoader';
/** A file whose name contains the hash of its content. */
const HASHED = '\\.[0-9a-f]{8,64}\\.(?:async\\.|chunk\\.)?(?:js|css|json|bin|wasm|woff2|png|webp|svg|jpg)$';

/** The rules for GET and HEAD; the first one whose pattern matches counts. A missing `file` is a 404 with a short text, never a page: a
 *  browser that expects a script must not get HTML. The compressed copies beside files are served by negotiation only. */
export const SITE_RULES: readonly SiteRule[] = [
  { name: 'hidden', pattern: '/\\.|\\.(?:map|br|gz)$', body: 'none', status: 404, cache: NEVER },
  { name: 'live status', pattern: `^${LIVE_STATUS_PATH}$`, body: 'file', status: 200, cache: NEVER },
  { name: 'page file', pattern: '\\.html$', body: NOT_FOUND_PAGE, status: 404, cache: NEVER },
  { name: 'hashed file', pattern: HASHED, body: 'file', status: 200, cache: IMMUTABLE },
  { name: 'file', pattern: '^/catalog/|\\.[A-Za-z0-9]{2,11}$', body: 'file', status: 200, cache: REVALIDATE },
  { name: 'start page', pattern: '^/$', body: START_PAGE, status: 200, cache: REVALIDATE },
  {
    name: 'page',
    pattern: `^/(?:${PAGE_PATHS.map((path) => path.slice(1)).join('|')})/?$`,
    body: 'page',
    status: 200,
    cache: REVALIDATE,
  },
  { name: 'other', pattern: '', body: NOT_FOUND_PAGE, status: 404, cache: NEVER },
];

const COMPILED = SITE_RULES.map((rule) => ({ rule, pattern: new RegExp(rule.pattern) }));

/** Returns the rule for the path of a GET or HEAD request; any other method is answered with 405.
 *  @param path  decoded, below the base path, starting with a slash */
export function findRule(path: string): SiteRule {
  const found = COMPILED.find(({ pattern }) => pattern.test(path));
  if (found === undefined) throw new Error(`no rule for ${path}`);
  return found.rule;
}

/** Returns the path of the page file that a rule answers a path with; null for other bodies. */
export function pageFile({ body }: SiteRule, path: string): string | null {
  if (body === 'file' || body === 'none') return null;
  return body === 'page' ? `${path.replace(/\/$/, '')}.html` : body;
}
