import type { HostedSite } from './hostedSite';
import { securityHeaders } from './securityHeaders';
import { IMMUTABLE, LIVE_STATUS_PATH, NEVER } from './siteRules';

/** Writes `_headers` for Netlify and Cloudflare Pages. No two rules set the same header for one path, because the hosts join such values
 *  or keep one of them; files without a rule for caching are revalidated, the default of both hosts.
 *  @param rootFiles  hashed files in the root of the site, with a slash before their names, whose paths no wildcard covers */
export function netlifyHeaders(site: HostedSite, rootFiles: readonly string[]): string {
  const at = (path: string) => `${site.basePath.slice(0, -1)}${path}`;
  return [
    rule('/*', Object.entries(securityHeaders(site.scriptHashes))),
    ...['/assets/*', '/catalog/*.bin', ...rootFiles].map((path) => rule(at(path), [['Cache-Control', IMMUTABLE]])),
    rule(at(LIVE_STATUS_PATH), [
      ['Cache-Control', NEVER],
      ['Content-Type', 'application/json'],
    ]),
  ].join('');
}

/** Writes `_redirects` for Netlify and Cloudflare Pages. Both find pages without the ending of their files, and answer unknown paths with
 *  `404.html`, so only a line for the live status of another server may be added. */
export function netlifyRedirects({ basePath }: HostedSite): string {
  const live = `${basePath.slice(0, -1)}${LIVE_STATUS_PATH}`;
  return `# Live status from a server of yours (Netlify only; Cloudflare Pages needs a function):
# ${live} https://api.example${LIVE_STATUS_PATH} 200!
`;
}

function rule(path: string, headers: readonly (readonly [name: string, value: string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
