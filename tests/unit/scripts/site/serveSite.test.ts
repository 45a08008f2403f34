/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Site, type SiteOptions, serveSite } from '../../../../scripts/site/serveSite';

const SCRIPT = '/assets/shop.0123abcd.async.js';
const page = (script: string) => `<!DOCTYPE html><script>${script}</script>`;

let folder: string;
let root: string;
let site: Site;

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const writeRelease = (name: string) => {
  write('index.html', page(`start('${name}')`));
  write('404.html', page(`lost('${name}')`));
  write('welcome.html', page(`welcome('${name}')`));
  write(SCRIPT, name);
};
const serve = async (options: SiteOptions) => {
  await site.close();
  site = await serveSite(root, 0, options);
};
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity', ...headers } });
const textOf = async (path: string) => (await get(path)).text();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-site-'));
  root = join(folder, 'site');
  writeRelease('0123456789');
  site = await serveSite(root, 0);
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('files that change while the site is served', () => {
  it('sends a replaced file with its new length and ETag', async () => {
    const before = await get(SCRIPT);
    write(SCRIPT, 'a longer script than before');

    const after = await get(SCRIPT, { 'If-None-Match': before.headers.get('etag') ?? '' });

    expect(after.status).toBe(200);
    expect(after.headers.get('content-length')).toBe('27');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(await after.text()).toBe('a longer script than before');
  });

  it('notices another content of the same length and time', async () => {
    const at = new Date(2026, 0, 1);
    utimesSync(join(root, SCRIPT), at, at);
    const etag = (await get(SCRIPT)).headers.get('etag') ?? '';
    write(SCRIPT, '9876543210');
    utimesSync(join(root, SCRIPT), at, at);

    expect((await get(SCRIPT, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('answers a vanished file with 404 and goes on', async () => {
    await get(SCRIPT);
    rmSync(join(root, SCRIPT));

    expect((await get(SCRIPT)).status).toBe(404);
    expect(await textOf('/welcome')).toBe(page("welcome('0123456789')"));
  });

  it('finds a file that was added', async () => {
    write('/assets/new.0123abcd.async.js', 'new');

    expect(await textOf('/assets/new.0123abcd.async.js')).toBe('new');
  });

  it('answers 404 while the whole folder is missing, and serves the folder that takes its place', async () => {
    const earlier = join(folder, 'earlier');
    renameSync(root, earlier);

    expect((await get('/welcome')).status).toBe(404);

    writeRelease('rebuilt');

    expect(await textOf('/welcome')).toBe(page("welcome('rebuilt')"));
  });

  it('allows the scripts of the pages that a build in place has written', async () => {
    const policyOf = async () => (await get('/welcome')).headers.get('content-security-policy') ?? '';
    const before = await policyOf();
    writeRelease('rebuilt');
    const after = await policyOf();

    expect(before).toMatch(/script-src 'self' 'sha256-/);
    expect(after).toMatch(/script-src 'self' 'sha256-/);
    expect(after).not.toBe(before);
  });

  it('leaves out a compressed copy that is older than its file', async () => {
    write(`${SCRIPT}.br`, brotliCompressSync('compressed'));
    expect(await (await get(SCRIPT, { 'Accept-Encoding': 'br' })).text()).toBe('compressed');

    utimesSync(join(root, `${SCRIPT}.br`), new Date(0), new Date(0));

    expect(await (await get(SCRIPT, { 'Accept-Encoding': 'br' })).text()).toBe('0123456789');
  });

  it('answers 404 where a file has become a folder', async () => {
    rmSync(join(root, SCRIPT));
    mkdirSync(join(root, SCRIPT));

    expect((await get(SCRIPT)).status).toBe(404);
  });

  // The superuser may read every file.
  (process.getuid?.() === 0 ? it.skip : it)('answers 500 for a file that cannot be read, and goes on', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    chmodSync(join(root, SCRIPT), 0);

    expect((await get(SCRIPT)).status).toBe(500);
    expect((await get('/welcome')).status).toBe(200);
    report.mockRestore();
  });
});

describe('Range headers', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('sends the bytes of %s', async (range, body, contentRange) => {
    const response = await get(SCRIPT, { Range: range });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await response.text()).toBe(body);
  });

  it.each(['bytes=10-', 'bytes=99999999999999999999-', 'bytes=-0'])('answers %s with 416', async (range) => {
    const response = await get(SCRIPT, { Range: range });

    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=1-2,4-5', 'lines=1-2', 'bytes', 'bytes=1.5-3', 'bytes=-1-2'])(
    'ignores the invalid or unsupported %s',
    async (range) => {
      const response = await get(SCRIPT, { Range: range });

      expect(response.status).toBe(200);
      expect(await response.text()).toBe('0123456789');
    },
  );

  it('sends the whole file if it has changed since the first part', async () => {
    const etag = (await get(SCRIPT)).headers.get('etag') ?? '';
    const resume = { Range: 'bytes=2-4', 'If-Range': etag };
    expect((await get(SCRIPT, resume)).status).toBe(206);
    write(SCRIPT, 'abcdefghij');

    expect(await (await get(SCRIPT, resume)).text()).toBe('abcdefghij');
  });

  it('does not apply to the page of unknown paths', async () => {
    expect((await get('/no/such/page', { Range: 'bytes=0-3' })).status).toBe(404);
  });
});

describe('clients', () => {
  it('may abort a download', async () => {
    write(SCRIPT, Buffer.alloc(20_000_000, 'x'));
    await new Promise<void>((resolve, reject) => {
      const download = request(site.url + SCRIPT, (response) => {
        response.once('data', () => {
          response.destroy();
          resolve();
        });
      });
      download.on('error', reject).end();
    });

    expect(await textOf('/welcome')).toBe(page("welcome('0123456789')"));
  });

  it('may send what is not HTTP', async () => {
    const { hostname, port } = new URL(site.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write('\u0000nonsense\r\n\r\n'));
      socket.on('data', () => {});
      socket.once('close', () => resolve());
    });

    expect((await get('/welcome')).status).toBe(200);
  });

  it.each([
    ['a zero byte', '/%00'],
    ['an incomplete escape', '/%'],
    ['the folder above', '/assets/%2e%2e/%2e%2e/secret.txt'],
    ['a name that is too long', `/${'long'.repeat(2_000)}.js`],
  ])('get no file for %s', async (_, path) => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');

    const response = await get(path);

    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('secret');
    expect((await get('/welcome')).status).toBe(200);
  });
});

describe('live status', () => {
  it('is the file of the site, as it is now', async () => {
    expect((await get('/__serverLoader')).status).toBe(404);
    write('__serverLoader', '{"version":1}');

    const response = await get('/__serverLoader?route=game%2FFateGO');

    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('{"version":1}');
  });

  it('is another file while that exists', async () => {
    const file = join(folder, 'published-status');
    write('__serverLoader', '{"version":1}');
    await serve({ liveStatusFile: file });
    expect(await textOf('/__serverLoader')).toBe('{"version":1}');

    writeFileSync(file, '{"version":1,"sold":["FG-1"]}');

    expect(await textOf('/__serverLoader')).toBe('{"version":1,"sold":["FG-1"]}');
  });
});
