import { CONTENT_TYPES } from './contentTypes';
import { type HostedSite, LIVE_STATUS_FAILED, patternOnHost, SERVER_PLACEHOLDER } from './hostedSite';
import { securityHeaders } from './securityHeaders';
import { LIVE_STATUS_PATH, NOT_FOUND_PAGE, REVALIDATE, SITE_RULES, type SiteRule, START_PAGE } from './siteRules';

/** Writes an nginx configuration, for the folder `conf.d`: compressed copies, one header for caching by status and path, and security
 *  headers on every response.
 *  @param folder  of the files on the server; those of the site are in the sub-folder of its base path
 *  @param listen  the value of `listen` */
export function nginxConfig(site: HostedSite, folder = '/srv/vitrine', listen = '80'): string {
  const { basePath } = site;
  const at = (path: string) => `${basePath.slice(0, -1)}${path}`;
  const headers = [
    ...Object.entries(securityHeaders(site.scriptHashes)).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    'add_header Cache-Control $vitrine_cache always;',
  ];
  return `# Written by the build of Vitrine; docs/deploying.md explains it.
# The final status and the path decide on caching: an error is never cached.
map "$status $uri" $vitrine_cache {
  default "${REVALIDATE}";
  "~^[45]" "no-store";
${cacheLines(basePath)}
}

server {
  listen ${listen};
  server_name _;
  root ${folder};
  server_tokens off;
  absolute_redirect off;
  etag on;

  charset utf-8;
  charset_types text/css text/javascript application/json text/plain text/xml;
  types {
${Object.entries(CONTENT_TYPES)
  .map(([extension, type]) => `    ${type.split(';')[0]} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;

  # The copies that the build has compressed. For brotli, load ngx_http_brotli_static_module and add: brotli_static on;
  gzip_static on;
  gzip_vary on;
  gzip on;
  gzip_min_length 1024;
  gzip_types text/css text/javascript application/json image/svg+xml application/manifest+json application/octet-stream;

${headers.map((line) => `  ${line}`).join('\n')}

  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  error_page 404 @short;
  location @short { types { } default_type text/plain; return 404 "404\\n"; }
  location = ${at(NOT_FOUND_PAGE)} { internal; error_page 404 ${at(NOT_FOUND_PAGE)}; }
  location = ${at(START_PAGE)} { internal; error_page 404 ${at(NOT_FOUND_PAGE)}; }

${basePath === '/' ? '' : `  location = ${basePath.slice(0, -1)} { return 301 ${basePath}; }\n`}${SITE_RULES.map((rule) => location(rule, site)).join('\n')}
}
`;
}

function cacheLines(basePath: string): string {
  return SITE_RULES.filter(({ body, cache }) => body === 'file' && cache !== REVALIDATE)
    .map(({ pattern, cache }) => `  "~^[0-9]+ ${afterStatus(patternOnHost(pattern, basePath))}" "${cache}";`)
    .join('\n');
}

/** Returns a pattern that applies to what follows the status. */
function afterStatus(pattern: string): string {
  return pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`;
}

/** Writes the location of a rule. Rules by pattern are tried in the order of the file. */
function location({ name, pattern, body }: SiteRule, { basePath, liveStatusServer }: HostedSite): string {
  const at = (path: string) => `${basePath.slice(0, -1)}${path}`;
  const onHost = patternOnHost(pattern, basePath);
  const notFound = `error_page 404 ${at(NOT_FOUND_PAGE)}; return 404;`;
  if (name === 'live status') return liveStatus(at(LIVE_STATUS_PATH), liveStatusServer);
  if (name === 'start page') return `  location = ${basePath} { try_files ${at(START_PAGE)} =404; }`;
  if (name === 'other') return `  location / { ${notFound} }`;
  if (body === 'none') return `  location ~ "${onHost}" { return 404; }`;
  if (body === 'file') return `  location ~ "${onHost}" { try_files $uri =404; }`;
  if (body === 'page') return `  location ~ "${onHost}" { rewrite "^(.*[^/])/?$" $1.html break; }`;
  return `  location ~ "${onHost}" { ${notFound} }`;
}

/** Writes the location of the live status: the file, or what a server responds. A server that is slow, fails or responds with an error
 *  page results in 503 with JSON. */
function liveStatus(path: string, server: string | undefined): string {
  const proxy = [
    `proxy_pass http://${server ?? SERVER_PLACEHOLDER};`,
    'proxy_connect_timeout 1s; proxy_read_timeout 3s; proxy_next_upstream off; proxy_hide_header Cache-Control;',
    'proxy_intercept_errors on; error_page 500 501 502 503 504 =503 @live_status_failed;',
  ];
  const lines =
    server === undefined
      ? [
          'try_files $uri =404;',
          '# For a server, replace the line above by these:',
          ...proxy.map((line) => `# ${line}`),
        ]
      : proxy;
  return `  location = ${path} {
    types { } default_type application/json;
${lines.map((line) => `    ${line}`).join('\n')}
  }
  location @live_status_failed { types { } default_type application/json; return 503 '${LIVE_STATUS_FAILED}'; }`;
}
