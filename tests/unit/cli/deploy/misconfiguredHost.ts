import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '../../../../scripts/site/serveSite';

/** A response of the site, which a misconfigured host changes. */
export type HostResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Answers a path; `ask` requests a path from the well configured site. */
export type Misconfigure = (
  path: string,
  response: HostResponse,
  ask: (path: string) => Promise<HostResponse>,
) => HostResponse | Promise<HostResponse>;

/** Starts a host in front of a site that changes its responses. */
export function startMisconfigured(site: Site, change: Misconfigure): Promise<Site> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const ask = (path: string) =>
      send(site.url + path, { 'accept-encoding': String(headers['accept-encoding'] ?? '') });
    const answer = await change(url.split('?', 1)[0] ?? '/', await ask(url), ask);
    const { 'content-length': _, ...others } = answer.headers;
    response.writeHead(answer.status, { ...others, 'content-length': answer.body.length }).end(answer.body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}

/** Sends a request without decompressing the response. */
function send(url: string, headers: Readonly<Record<string, string>>): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { connection, 'keep-alive': _, 'transfer-encoding': __, ...received } = response.headers;
        const status = response.statusCode ?? 0;
        resolve({ status, headers: received as HostResponse['headers'], body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
