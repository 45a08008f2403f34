/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIVE_STATUS_FAILED } from '@/hosting/hostedSite';
import { writeFixtureSite } from './fixtureSite';
import { freePort, HOSTS, type RunningHost, type StartHost, siteFolder } from './runHost';
import { send } from './send';

const LIVE_STATUS = '{"version":1,"asOf":null}';
/** How a server for the live status may fail, besides not running. */
const FAILURES: Readonly<Record<string, RequestListener>> = {
  'responds with an error page': (_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=60' }).end('<!DOCTYPE html>');
  },
  'ends the connection': (request) => request.socket.destroy(),
  'never responds': () => undefined,
};

const { nginx, Caddy } = HOSTS;

describe.each(Object.entries({ nginx, Caddy }))('%s in front of a server for the live status', (_name, startHost) => {
  const whenInstalled = startHost ? it : it.skip;
  const closing: (() => Promise<void> | void)[] = [];

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function openHost(liveStatusServer?: string): Promise<RunningHost> {
    const folder = mkdtempSync(join(tmpdir(), 'live-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    writeFixtureSite(siteFolder(folder, '/shop/'));
    writeFileSync(join(siteFolder(folder, '/shop/'), '__serverLoader'), LIVE_STATUS);
    const host = await (startHost as StartHost)(folder, '/shop/', liveStatusServer);
    closing.push(host.close);
    return host;
  }

  async function openServer(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function getLiveStatus(host: RunningHost) {
    const { status, headers, body } = await send(`${host.url}/shop/__serverLoader?route=game`, 'GET', {});
    const isProtected = headers['content-security-policy']?.includes("frame-ancestors 'none'") ?? false;
    return {
      status,
      type: headers['content-type']?.split(';')[0],
      cache: headers['cache-control'],
      nosniff: headers['x-content-type-options'],
      isProtected,
      body,
    };
  }

  const found = { type: 'application/json', cache: 'no-store', nosniff: 'nosniff', isProtected: true };
  const failed = { ...found, status: 503, body: LIVE_STATUS_FAILED };

  whenInstalled('serves the file as JSON without such a server', async () => {
    expect(await getLiveStatus(await openHost())).toEqual({ ...found, status: 200, body: LIVE_STATUS });
  });

  whenInstalled('passes on what the server responds, except its caching', async () => {
    const server = await openServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=60' }).end(request.url);
    });

    expect(await getLiveStatus(await openHost(server))).toEqual({
      ...found,
      status: 200,
      body: '/shop/__serverLoader?route=game',
    });
  });

  whenInstalled('answers with 503, JSON and the security headers when the server is not running', async () => {
    expect(await getLiveStatus(await openHost(`127.0.0.1:${await freePort()}`))).toEqual(failed);
  });

  for (const [failure, listener] of Object.entries(FAILURES)) {
    whenInstalled(
      `answers with 503, JSON and the security headers when the server ${failure}`,
      async () => {
        expect(await getLiveStatus(await openHost(await openServer(listener)))).toEqual(failed);
      },
      15_000,
    );
  }
});
