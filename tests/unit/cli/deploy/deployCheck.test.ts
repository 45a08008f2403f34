/** @jest-environment node */
import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { DEPLOY_CHECKS } from '@/cli/deploy/deployCheck';
import { sendRequest } from '@/cli/io/sendRequest';
import { serveSite } from '../../../../scripts/site/serveSite';
import { memoryHost } from '../io/memoryEffects';
import { run } from '../runOn';
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
import { startMisconfigured } from './misconfiguredHost';
import { writeSmallSite } from './smallSite';

let site: CheckedSite;

beforeAll(async () => {
  site = await serveSmallSite();
}, 60_000);
afterAll(() => site.close());

describe('deploy-check on a well configured host', () => {
  it('passes every check', async () => {
    const { code, report } = await check(site.url);

    expect(report.checks.map(({ id, state }) => [id, state])).toEqual(DEPLOY_CHECKS.map((id) => [id, 'pass']));
    expect(report.checks.flatMap(({ findings }) => findings)).toEqual([]);
    expect(code).toBe(0);
  });

  it('passes a site in a folder of its host, also if the address lacks the slash at its end', async () => {
    const shop = join(site.folder, 'shop');
    await writeSmallSite(shop, '/shop/');
    const host = await serveSite(shop, 0, { basePath: '/shop/' });

    const { report } = await check(`${host.url}/shop`);
    await host.close();

    expect(report.checks.map(({ state }) => state)).toEqual(DEPLOY_CHECKS.map(() => 'pass'));
  });

  it('skips the live status of a site without one', async () => {
    await withFile(join(site.root, '__serverLoader'), null, async () => {
      const { code, report } = await check(site.url);

      expect(idsIn('skip', report)).toEqual(['live-status']);
      expect(code).toBe(0);
    });
  });

  it('allows a page beside the status 404 of a missing file, and notes it', async () => {
    const report = await checkMisconfigured(site, async (path, response, ask) =>
      response.status === 404 && path.endsWith('.css') ? ask('/no/such/page') : response,
    );

    expect(idsIn('fail', report)).toEqual([]);
    expect(findingsOf(report, 'missing-files').map(({ problem }) => problem)).toEqual(['html-with-404']);
  });

  it('allows a second host for catalogs and the names that other hosts use for types', async () => {
    const report = await checkMisconfigured(site, (path, response) => {
      const policy = response.headers['content-security-policy'] ?? '';
      return withHeaders(response, {
        'content-security-policy': policy.replace("connect-src 'self'", "connect-src 'self' https://cdn.example"),
        ...(path.endsWith('.js') && response.status === 200 ? { 'content-type': 'application/javascript' } : {}),
      });
    });

    expect(idsIn('fail', report)).toEqual([]);
  });
});

describe('the report of deploy-check', () => {
  it.each([
    ['zh', '通过 9 项，失败 2 项，跳过 0 项。详见 docs/deploying.md', '→ '],
    ['en', '9 passed, 2 failed, 0 skipped. More: docs/deploying.md', '→ '],
  ] as const)('names findings and a remedy for each failure in %s', async (locale, summary, arrow) => {
    const broken = await startMisconfigured(site, (path, response, ask) =>
      response.status === 404 && (path.endsWith('.js') || path.startsWith('/deploy-check/')) ? ask('/') : response,
    );
    const host = memoryHost({}, { request: sendRequest, locale });

    const code = await run(`deploy-check ${broken.url}/`, host);
    await broken.close();

    expect(code).toBe(1);
    expect(host.printed.at(-1)).toBe(summary);
    expect(host.printed.filter((line) => line.trim().startsWith(arrow))).toHaveLength(2);
    expect(host.printed.join('\n')).toContain('      /assets/deploy-check.00000000.async.js');
  });

  it.each([
    ['is unreachable', new ShopError('cli-network', 'connect ECONNREFUSED'), 'connect ECONNREFUSED'],
    ['does not respond in time', new ShopError('cli-timeout', 'no response within 10000 ms'), '10000 ms'],
  ])('is a message and exit code 2 if the host %s', async (_, error, reason) => {
    const host = memoryHost({}, { request: () => Promise.reject(error) });

    expect(await run('deploy-check https://shop.example/', host)).toBe(2);
    expect(host.reported.join('\n')).toContain('https://shop.example/');
    expect(host.reported.join('\n')).toContain(reason);
    expect(host.printed).toEqual([]);
  });

  it('names the address that the site redirects to', async () => {
    const response = { status: 301, headers: { location: 'https://www.shop.example/' }, bytes: new Uint8Array() };
    const host = memoryHost({}, { request: async () => response });

    expect(await run('deploy-check http://shop.example', host)).toBe(2);
    expect(host.reported.join('\n')).toContain('https://www.shop.example/');
  });
});
