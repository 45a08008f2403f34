import { CONTENT_TYPES } from './contentTypes';
import { type HostedSite, LIVE_STATUS_FAILED, patternOnHost, SERVER_PLACEHOLDER } from './hostedSite';
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

${SITE_RULES.map((rule) => handle(rule, site)).join('\n')}

\thandle_errors {
\t\timport vitrine_headers
\t\theader Cache-Control ${NEVER}
\t\t@live_status_failed {
\t\t\tpath ${at(LIVE_STATUS_PATH)}
\t\t\texpression {http.error.status_code} >= 500
\t\t}
\t\thandle @live_status_failed {
\t\t\theader Content-Type application/json
\t\t\trespond \`${LIVE_STATUS_FAILED}\` 503
\t\t}
\t\t@error_hidden path_regexp "${patternsOf(basePath, 'hidden')}"
\t\thandle @error_hidden {
\t\t\theader Content-Type text/plain
\t\t\trespond "{http.error.status_code}" {http.error.status_code}
\t\t}
\t\t@error_file {
\t\t\tpath_regexp "${patternsOf(basePath, 'live status', 'hashed file', 'file')}"
\t\t\tnot path_regexp "${patternsOf(basePath, 'page file')}"
\t\t}
\t\thandle @error_file {
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

function handle({ name, pattern, body, cache }: SiteRule, { basePath, liveStatusServer }: HostedSite): string {
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
    const file = [...missing, 'header Content-Type application/json', 'file_server'];
    const lines =
      liveStatusServer === undefined
        ? [
            ...file,
            '# For a server, replace the lines above by these:',
            ...liveStatusProxy(SERVER_PLACEHOLDER).map((line) => `# ${line}`),
          ]
        : liveStatusProxy(liveStatusServer);
    return block(`path ${at(LIVE_STATUS_PATH)}`, lines);
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

/** Writes the directives for a server for the live status. One that is slow, fails or responds with an error page results in 503. */
function liveStatusProxy(server: string): readonly string[] {
  return [
    `reverse_proxy ${server} {`,
    `\theader_down Cache-Control ${NEVER}`,
    '\ttransport http {',
    '\t\tdial_timeout 1s',
    '\t\tresponse_header_timeout 3s',
    '\t}',
    '\t@failed status 5xx',
    '\thandle_response @failed {',
    '\t\terror 503',
    '\t}',
    '}',
  ];
}

/** Returns a pattern for the paths of any of these rules. */
function patternsOf(basePath: string, ...names: readonly SiteRule['name'][]): string {
  return SITE_RULES.filter(({ name }) => names.includes(name))
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
