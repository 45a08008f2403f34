import type { Finding } from '@/cli/deploy/deployCheck';
import type { DeployMessages } from './deployMessages';

const NOTHING = 'nothing to check, because the start page could not be read';

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
const responses = (count: number) => `${count} ${count === 1 ? 'response' : 'responses'}`;

const cacheControl = ({ expected, got }: Finding) =>
  `${got === '–' ? 'no Cache-Control' : `Cache-Control: ${got}`}; expected ${expected}`;

export const DEPLOY_MESSAGES_EN: DeployMessages = {
  unreachable: (url, reason) => `${url} cannot be reached: ${reason}`,
  redirected: (url, target) => `${url} redirects to ${target}; check that address instead.`,
  names: {
    pages: 'pages',
    'not-found': 'unknown paths',
    'missing-files': 'missing files',
    files: 'files of the pages',
    compression: 'compression',
    caching: 'caching',
    'content-policy': 'content policy',
    headers: 'security headers',
    'live-status': 'live status',
    catalog: 'catalogs',
    'service-worker': 'service worker',
  },
  passed: {
    pages: (count) => `${count} pages, each with its own content`,
    'not-found': () => 'status 404 with the page for unknown paths',
    'missing-files': () => 'status 404',
    files: (count) => `${files(count)} with the right type`,
    compression: (count) => `${files(count)}, compressed and plain content are equal`,
    caching: (count) => `${responses(count)} with the right Cache-Control`,
    'content-policy': (count) => `as the site needs it, on ${count} pages`,
    headers: (count) => `complete on ${responses(count)}`,
    'live-status': () => 'valid and not cached',
    catalog: (count) => `${count} ${count === 1 ? 'game' : 'games'}, hashes match`,
    'service-worker': () => 'a script that is always current',
  },
  skipped: {
    pages: NOTHING,
    'not-found': NOTHING,
    'missing-files': NOTHING,
    files: NOTHING,
    compression: NOTHING,
    caching: NOTHING,
    'content-policy': NOTHING,
    headers: NOTHING,
    'live-status': 'no live status; offers are shown without saying that they are available',
    catalog: 'no catalogs are published',
    'service-worker': NOTHING,
  },
  finding: {
    unreachable: ({ got }) => `no response: ${got}`,
    status: ({ expected, got }) => `status ${got} instead of ${expected}`,
    redirect: ({ expected, got }) => `redirects (${got}) instead of status ${expected}`,
    'not-the-page': ({ expected, got }) => `another page instead of ${expected}: "${got}"`,
    'not-html': ({ got }) => `the page has the content type ${got}`,
    html: ({ got }) => `answered with a page (${got})`,
    'html-with-404': () => 'status 404 with a page; harmless, a short text would save bytes',
    type: ({ expected, got }) => `content type ${got} instead of ${expected}`,
    empty: () => 'the file is empty',
    'other-base': ({ expected }) =>
      `the page names files outside of ${expected}; build the site for this address with PUBLIC_PATH`,
    uncompressed: ({ got }) => `sent without compression (${got} bytes)`,
    'stale-copy': ({ expected, got }) =>
      `the compressed content differs from the file: ${got} instead of ${expected} bytes`,
    cached: cacheControl,
    'short-lived': cacheControl,
    'no-policy': () => 'no Content-Security-Policy',
    'policy-blocks': ({ got }) => `the policy blocks what the site needs: ${got}`,
    'policy-allows': ({ got }) => `the policy allows more than the site needs: ${got}`,
    header: ({ expected, got }) => (got === '–' ? `missing: ${expected}` : `${got}; expected ${expected}`),
    slow: ({ expected, got }) => `took ${got}; pages wait for ${expected}`,
    invalid: ({ expected, got }) => (expected === '–' ? got : `${got}; expected ${expected}`),
    scope: ({ expected, got }) => `Service-Worker-Allowed: ${got} excludes ${expected}`,
  },
  more: (count) => `… and ${count} more (--json lists all)`,
  morePaths: (count) => `… +${count}`,
  remedies: {
    pages:
      'Upload every .html file of the build, and serve each path from the file with .html appended, without redirects.',
    'not-found': 'Serve 404.html with status 404 for unknown paths; switch off a fallback to index.html.',
    'missing-files':
      'Answer paths with an extension or below /catalog/ with the file or with 404, never with index.html.',
    files: 'Upload the files of the build again, and set the content types listed in upload-order.json of the build.',
    compression:
      'Switch on brotli or gzip; where copies are uploaded, upload .br and .gz of the same build and purge the CDN.',
    caching: 'Set Cache-Control: a year for hashed names only, no-cache for everything else, no-store for errors.',
    'content-policy':
      'Send the Content-Security-Policy of the generated host configuration of this build; its script hashes change.',
    headers: 'Send the security headers of the generated host configuration with every response, errors included.',
    'live-status': 'Answer /__serverLoader with valid JSON and no-store within three seconds, or with 404.',
    catalog: 'Run catalog verify, then upload .bin files, manifests and index.json in this order, and purge the CDN.',
    'service-worker': 'Serve sw.js at the root of the site as JavaScript with Cache-Control: no-cache.',
  },
  summary: (passed, failed, skipped) =>
    `${passed} passed, ${failed} failed, ${skipped} skipped.${failed > 0 ? ' More: docs/deploying.md' : ''}`,
};
