/** @jest-environment node */
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveSite } from '../../../../scripts/site/serveSite';
import {
  type CheckedSite,
  check,
  checkMisconfigured,
  findingsOf,
  idsIn,
  serveSmallSite,
  withFile,
  withHeaders,
} from './checkedSite';
import type { HostResponse } from './misconfiguredHost';
import { SCRIPT } from './smallSite';

const YEAR = 'public, max-age=31536000, immutable';
const PAGE_TYPE = 'text/html; charset=utf-8';

let site: CheckedSite;

beforeAll(async () => {
  site = await serveSmallSite();
}, 60_000);
afterAll(() => site.close());

describe('deploy-check on a misconfigured host', () => {
  it('fails where missing files, unknown paths and routes are answered with index.html', async () => {
    const report = await checkMisconfigured(site, (path, response, ask) => {
      const isRoute = response.headers['content-type']?.startsWith('text/html') ?? false;
      return response.status === 404 || isRoute || path === '/__serverLoader' ? ask('/') : response;
    });

    expect(idsIn('fail', report)).toEqual(['pages', 'not-found', 'missing-files', 'live-status']);
    expect(findingsOf(report, 'missing-files').map(({ problem }) => problem)).toEqual(Array(5).fill('html'));
    expect(findingsOf(report, 'pages').map(({ path }) => path)).toContain('/game/FateGO');
  });

  it('fails where only missing scripts and catalog files are answered with a page', async () => {
    const report = await checkMisconfigured(site, (path, response, ask) =>
      response.status === 404 && /^\/catalog\/|\.js$/.test(path) ? ask('/') : response,
    );

    expect(idsIn('fail', report)).toEqual(['missing-files']);
  });

  it('fails where everything is cached for a year, documents and errors included', async () => {
    const report = await checkMisconfigured(site, (_, response) => withHeaders(response, { 'cache-control': YEAR }));

    expect(idsIn('fail', report)).toEqual(['caching', 'live-status', 'service-worker']);
    const cached = findingsOf(report, 'caching').map(({ path }) => path);
    expect(cached).toEqual(expect.arrayContaining(['/', '/game/FateGO', '/deploy-check/no-such-page']));
    expect(cached).not.toContain(SCRIPT);
  });

  it('fails where only the document is cached for a year by mistake', async () => {
    const report = await checkMisconfigured(site, (path, response) =>
      path === '/' ? withHeaders(response, { 'cache-control': 'max-age=31536000' }) : response,
    );

    expect(idsIn('fail', report)).toEqual(['caching']);
    expect(findingsOf(report, 'caching')).toMatchObject([{ problem: 'cached', path: '/', got: 'max-age=31536000' }]);
  });

  it('fails where hashed files are not kept', async () => {
    const report = await checkMisconfigured(site, (_, response) =>
      withHeaders(response, { 'cache-control': 'no-cache' }),
    );

    expect(idsIn('fail', report)).toEqual(['caching']);
    expect(new Set(findingsOf(report, 'caching').map(({ problem }) => problem))).toEqual(new Set(['short-lived']));
  });

  it('fails where no security headers are sent', async () => {
    const report = await checkMisconfigured(site, (_, response) => {
      const isSecurity = (name: string) =>
        /^(?:content-security|x-content|referrer|cross-origin|permissions)/.test(name);
      const others = Object.entries(response.headers).filter(([name]) => !isSecurity(name));
      return { ...response, headers: Object.fromEntries(others) };
    });

    expect(idsIn('fail', report)).toEqual(['content-policy', 'headers']);
  });

  it.each([
    ['lacks the hashes of the scripts', / 'sha256-[^']+'/g, '', 'policy-blocks'],
    ['blocks the worker', "worker-src 'self'", "worker-src 'none'", 'policy-blocks'],
    ['allows eval', "script-src 'self'", "script-src 'self' 'unsafe-eval'", 'policy-allows'],
    ['allows every site to frame the pages', "; frame-ancestors 'none'", '', 'policy-allows'],
    ['allows scripts from anywhere', "script-src 'self'", 'script-src * ', 'policy-allows'],
  ])('fails where the content policy %s', async (_, part, replacement, problem) => {
    const report = await checkMisconfigured(site, (__, response) =>
      withHeaders(response, {
        'content-security-policy': (response.headers['content-security-policy'] ?? '').replace(part, replacement),
      }),
    );

    expect(idsIn('fail', report)).toEqual(['content-policy']);
    expect(findingsOf(report, 'content-policy').map((one) => one.problem)).toContain(problem);
  });

  it('fails where only errors lack the security headers', async () => {
    const report = await checkMisconfigured(site, (_, response) => {
      const { 'content-security-policy': policy, 'x-content-type-options': nosniff, ...headers } = response.headers;
      return response.status === 404 ? { ...response, headers } : response;
    });

    expect(idsIn('fail', report)).toEqual(['content-policy', 'headers']);
  });

  it('fails where scripts have a type that nosniff refuses', async () => {
    const report = await checkMisconfigured(site, (path, response) =>
      path.endsWith('.js') && response.status === 200
        ? withHeaders(response, { 'content-type': 'text/plain' })
        : response,
    );

    expect(idsIn('fail', report)).toEqual(['files', 'service-worker']);
    expect(findingsOf(report, 'files')).toContainEqual(
      expect.objectContaining({ problem: 'type', path: SCRIPT, got: 'text/plain' }),
    );
  });

  it('fails where the compressed copy is that of an earlier release', async () => {
    await withFile(join(site.root, `${SCRIPT}.br`), brotliCompressSync('an earlier release'), async () => {
      utimesSync(join(site.root, `${SCRIPT}.br`), new Date(4_000_000_000_000), new Date(4_000_000_000_000));
      const { report } = await check(site.url);

      expect(idsIn('fail', report)).toEqual(['compression']);
      expect(findingsOf(report, 'compression')).toMatchObject([{ problem: 'stale-copy', path: SCRIPT }]);
    });
  });

  it('fails where large files are not compressed', async () => {
    const report = await checkMisconfigured(site, async (path, response) =>
      response.headers['content-encoding'] === undefined
        ? response
        : { ...response, headers: withoutEncoding(response), body: readFileSync(join(site.root, fileOf(path))) },
    );

    expect(idsIn('fail', report)).toEqual(['compression']);
    expect(findingsOf(report, 'compression').map(({ problem }) => problem)).toEqual(['uncompressed']);
  });

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, -3)],
    ['altered', (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === 40 ? byte ^ 1 : byte)))],
  ])('fails where a segment is %s', async (_, damage) => {
    const name = readdirSync(join(site.root, 'catalog/FateGO')).find((one) => /^offers\..*\.bin$/.test(one)) ?? '';

    const report = await checkMisconfigured(
      site,
      (path, response) =>
        path.endsWith(name)
          ? { status: 200, headers: withoutEncoding(response), body: damage(readFileSync(join(site.root, path))) }
          : response,
      ' --all',
    );

    expect(idsIn('fail', report)).toEqual(['catalog']);
    expect(findingsOf(report, 'catalog')).toMatchObject([{ problem: 'invalid', path: `/catalog/FateGO/${name}` }]);
  });

  it('fails where the index is not that of the manifests', async () => {
    const index = JSON.parse(readFileSync(join(site.root, 'catalog/index.json'), 'utf8'));
    index.games.FateGO.publishedAt -= 1;
    await withFile(join(site.root, 'catalog/index.json'), JSON.stringify(index), async () => {
      expect(idsIn('fail', (await check(site.url)).report)).toEqual(['catalog']);
    });
  });

  it.each([
    ['a page', 200, PAGE_TYPE, '<!DOCTYPE html>shell'],
    ['a page labelled as JSON', 200, 'application/json', '<!DOCTYPE html>shell'],
    ['broken JSON', 200, 'application/json', '{"version":1,'],
    ['another format', 200, 'application/json', '{"sold":["FG-1"]}'],
    ['an error', 503, 'application/json', '{"error":"down"}'],
  ])('fails where the live status is %s', async (_, status, type, body) => {
    const report = await checkMisconfigured(site, (path, response) =>
      path === '/__serverLoader'
        ? { status, headers: { ...response.headers, 'content-type': type }, body: Buffer.from(body) }
        : response,
    );

    expect(idsIn('fail', report)).toEqual(['live-status']);
  });

  it('fails where the site was built for another base path', async () => {
    const host = await serveSite(site.root, 0, { basePath: '/shop/' });
    const { report } = await check(`${host.url}/shop/`);
    await host.close();

    expect(idsIn('fail', report)).toEqual(['files']);
    expect(findingsOf(report, 'files')[0]?.problem).toBe('other-base');
  });

  it('fails where the service worker is redirected or may not control the site', async () => {
    const redirected = await checkMisconfigured(site, (path, response) =>
      path === '/sw.js' ? { status: 301, headers: { location: '/js/sw.js' }, body: Buffer.alloc(0) } : response,
    );
    const limited = await checkMisconfigured(site, (path, response) =>
      path === '/sw.js' ? withHeaders(response, { 'service-worker-allowed': '/js/' }) : response,
    );

    expect(idsIn('fail', redirected)).toEqual(['service-worker']);
    expect(findingsOf(limited, 'service-worker').map(({ problem }) => problem)).toEqual(['scope']);
  });
});

function withoutEncoding({ headers }: HostResponse): HostResponse['headers'] {
  const { 'content-encoding': _, ...others } = headers;
  return others;
}

/** Returns the file of a path of the small site. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  if (/\.\w+$/.test(path)) return path;
  return path.startsWith('/deploy-check/') ? '404.html' : `${path}.html`;
}
