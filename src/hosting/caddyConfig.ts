import { CONTENT_TYPES } from './contentTypes';
import { type HostedSite, patternOnHost } from './hostedSite';
import { securityHeaders } from './securityHeaders';
import {
  LIVE_STATUS_PATH,
  NEVER,
  NOT_FOUND_PAGE,
  REVALIDATE,
  SITE_RULES,
  type SiteRule,
  START_PAGE,
} from './siteRules';

/** Writes a Caddyfile with one `handle` per rule. Errors import the security headers again, because `header` does not apply to them.
 *  @param folder   of the files on the server; those of the site are in the sub-folder of its base path
 *  @param address  of the site; Caddy obtains a certificate for a domain */
export function caddyConfig(site: HostedSite, folder = '/srv/vitrine', address = 'shop.example'): string {
  const { basePath } = site;
  const at = (path: string) => `${basePath.slice(0, -1)}${path}`;
  const headers = Object.entries(securityHeaders(site.scriptHashes)).map(([name, value]) => `\t\t${name} "${value}"`);
  return `# Written by the build of Vitrine; docs/deploying.md explains it.
(vitrine_headers) {
\theader {
${headers.join('\n')}
\t\t-Server
\t}
}

${address} {
\troot * ${folder}
\timport vitrine_headers
\tencode gzip
${basePath === '/' ? '' : `\tredir ${basePath.slice(0, -1)} ${basePath} 301\n`}
\t@method not method GET HEAD
\thandle @method {
\t\terror 405
\t}

${SITE_RULES.map((rule) => handle(rule, basePath)).join('\n')}

\thandle_errors {
\t\timport vitrine_headers
\t\theader Cache-Control ${NEVER}
\t\t@short path_regexp "${filePattern(basePath)}"
\t\thandle @short {
\t\t\theader Content-Type text/plain
\t\t\trespond "{http.error.status_code}" {http.error.status_code}
\t\t}
\t\t@missing expression {http.error.status_code} == 404
\t\thandle @missing {
\t\t\trewrite * ${at(NOT_FOUND_PAGE)}
\t\t\tfile_server {
\t\t\t\tstatus 404
\t\t\t}
\t\t}
\t\thandle {
\t\t\theader Content-Type text/plain
\t\t\trespond "{http.error.status_code}" {http.error.status_code}
\t\t}
\t}
}
`;
}

function handle({ name, pattern, body, cache }: SiteRule, basePath: string): string {
  const at = (path: string) => `${basePath.slice(0, -1)}${path}`;
  const onHost = patternOnHost(pattern, basePath);
  const matcher = name.replaceAll(' ', '_');
  const serve = ['file_server {', '\tprecompressed br gzip', '}'];
  const block = (match: string, lines: readonly string[]) =>
    [
      ...(match === '' ? [] : [`@${matcher} ${match}`]),
      `handle${match === '' ? '' : ` @${matcher}`} {`,
      ...lines.map((line) => `\t${line}`),
      '}',
    ]
      .map((line) => `\t${line}`)
      .join('\n');
  const missing = [`@${matcher}_missing not file`, `error @${matcher}_missing 404`, `header Cache-Control "${cache}"`];
  if (name === 'live status') {
    const path = at(LIVE_STATUS_PATH);
    return `\t# Live status, if a server answers it: replace \`file_server\` by \`reverse_proxy 127.0.0.1:__PORT__\`.
${block(`path ${path}`, [...missing, 'header Content-Type application/json', 'file_server'])}`;
  }
  if (name === 'start page')
    return block(`path ${basePath}`, [`header Cache-Control ${REVALIDATE}`, `rewrite * ${at(START_PAGE)}`, ...serve]);
  if (name === 'other') return block('', ['error 404']);
  if (body === 'none') return block(`path_regexp "${onHost}"`, ['error 404']);
  if (body === 'file') return block(`path_regexp "${onHost}"`, [...missing, ...typeLines(), ...serve]);
  if (body === 'page') {
    // The capture is the path of the page without a slash at its end.
    const page = onHost.replace('(?:', '(');
    return block(`path_regexp page "${page}"`, [
      `header Cache-Control ${REVALIDATE}`,
      `rewrite * ${basePath}{re.page.1}.html`,
      ...serve,
    ]);
  }
  return block(`path_regexp "${onHost}"`, ['error 404']);
}

/** Returns a pattern for the paths whose errors are a short text instead of a page. */
function filePattern(basePath: string): string {
  return SITE_RULES.filter(({ body }) => body === 'file' || body === 'none')
    .map(({ pattern }) => patternOnHost(pattern, basePath))
    .join('|');
}

/** Types that Caddy does not know in every version. */
function typeLines(): readonly string[] {
  return ['webmanifest', 'bin'].flatMap((extension) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${CONTENT_TYPES[extension]}`,
  ]);
}
