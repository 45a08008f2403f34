/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_FILES, writeFixtureSite } from './fixtureSite';
import { HOSTS, type RunningHost, type StartHost, siteFolder } from './runHost';
import { send } from './send';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SCRIPT = SITE_FILES['/umi.0123abcd.js'] ?? '';
const NOT_FOUND = SITE_FILES['/404.html'] ?? '';

/** Path below the base path, status, type, caching and body; null for a short text. */
const RESPONSES: readonly (readonly [
  path: string,
  status: number,
  type: string,
  cache: string,
  body: string | null,
])[] = [
  ['/', 200, 'text/html', 'no-cache', SITE_FILES['/index.html'] ?? ''],
  ['/welcome', 200, 'text/html', 'no-cache', SITE_FILES['/welcome.html'] ?? ''],
  ['/game/FateGO', 200, 'text/html', 'no-cache', SITE_FILES['/game/FateGO.html'] ?? ''],
  ['/game/FateGO/?q=%E6%A2%85%E6%9E%97', 200, 'text/html', 'no-cache', SITE_FILES['/game/FateGO.html'] ?? ''],
  ['/no/such/page', 404, 'text/html', 'no-store', NOT_FOUND],
  ['/game/NoGame', 404, 'text/html', 'no-store', NOT_FOUND],
  ['/?redirect=https://evil.example/', 200, 'text/html', 'no-cache', SITE_FILES['/index.html'] ?? ''],
  ['/umi.0123abcd.js', 200, 'text/javascript', IMMUTABLE, SCRIPT],
  ['/assets/shop.0123abcd.async.js', 200, 'text/javascript', IMMUTABLE, SCRIPT],
  ['/assets/shop.0123abcd.chunk.css', 200, 'text/css', IMMUTABLE, '.card { color: red }'],
  ['/catalog/FateGO/offers.0123456789abcdef.bin', 200, 'application/octet-stream', IMMUTABLE, 'columns'],
  ['/sw.js', 200, 'text/javascript', 'no-cache', SITE_FILES['/sw.js'] ?? ''],
  ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache', '{"name":"Vitrine"}'],
  ['/favicon.svg', 200, 'image/svg+xml', 'no-cache', SITE_FILES['/favicon.svg'] ?? ''],
  ['/catalog/index.json', 200, 'application/json', 'no-cache', '{"games":{}}'],
  ['/catalog/FateGO/manifest.json', 200, 'application/json', 'no-cache', '{"segments":[]}'],
  ['/assets/shop.ffffffff.async.js', 404, 'text/plain', 'no-store', null],
  ['/catalog/FateGO/offers.ffffffffffffffff.bin', 404, 'text/plain', 'no-store', null],
  ['/catalog/no-extension', 404, 'text/plain', 'no-store', null],
  ['/umi.0123abcd.js.br', 404, 'text/plain', 'no-store', null],
  ['/umi.0123abcd.js.map', 404, 'text/plain', 'no-store', null],
  ['/.git/config', 404, 'text/plain', 'no-store', null],
  ['/__serverLoader', 404, 'text/plain', 'no-store', null],
  ['/game/', 404, 'text/html', 'no-store', NOT_FOUND],
  ['/catalog/', 404, 'text/plain', 'no-store', null],
  ['/index.html', 404, 'text/html', 'no-store', NOT_FOUND],
  ['/welcome.html', 404, 'text/html', 'no-store', NOT_FOUND],
  ['/404.html', 404, 'text/html', 'no-store', NOT_FOUND],
  ['/.git/page.html', 404, 'text/plain', 'no-store', null],
  ['//evil.example/', 404, 'text/html', 'no-store', NOT_FOUND],
  [
    '/welcome?url=//evil.example/&next=https://evil.example/',
    200,
    'text/html',
    'no-cache',
    SITE_FILES['/welcome.html'] ?? '',
  ],
];

describe.each(['/', '/shop/'])('a site at %s', (basePath) => {
  for (const [name, startHost] of Object.entries(HOSTS)) {
    (startHost === null ? describe.skip : describe)(`on ${name}`, () => {
      let folder: string;
      let host: RunningHost;
      const get = (path: string, method = 'GET', headers = {}) =>
        send(host.url + basePath.slice(0, -1) + path, method, headers);

      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), 'hosts-'));
        writeFixtureSite(siteFolder(folder, basePath));
        host = await (startHost as StartHost)(folder, basePath);
      }, 30_000);
      afterAll(async () => {
        await host.close();
        rmSync(folder, { recursive: true });
      });

      it.each(RESPONSES)('answers %s with %i, %s, %s', async (path, status, type, cache, body) => {
        const response = await get(path);

        expect({
          status: response.status,
          type: response.headers['content-type']?.split(';')[0],
          cache: response.headers['cache-control'],
          nosniff: response.headers['x-content-type-options'],
          location: response.headers.location,
          framing: /frame-ancestors [^;]+/.exec(response.headers['content-security-policy'] ?? '')?.[0],
        }).toEqual({ status, type, cache, nosniff: 'nosniff', location: undefined, framing: "frame-ancestors 'none'" });
        if (body === null) expect(response.body).not.toContain('<!DOCTYPE');
        else expect(response.body).toBe(body);
      });

      it('allows the inline scripts of the pages', async () => {
        const policy = (await get('/welcome')).headers['content-security-policy'] ?? '';

        expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'/);
      });

      it('answers other methods with 405 and the security headers', async () => {
        const response = await get('/welcome', 'POST');

        expect(response.status).toBe(405);
        expect(response.headers['cache-control']).toBe('no-store');
        expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      });

      it('sends compressed copies to browsers that accept them', async () => {
        const response = await get('/umi.0123abcd.js', 'GET', { 'Accept-Encoding': 'gzip' });

        expect(response.headers['content-encoding']).toBe('gzip');
        expect(response.headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(response.headers['content-type']).toContain('text/javascript');
      });

      it('answers 304 to a browser that has the page', async () => {
        const { headers } = await get('/welcome');

        expect((await get('/welcome', 'GET', { 'If-None-Match': headers.etag })).status).toBe(304);
      });
    });
  }
});
