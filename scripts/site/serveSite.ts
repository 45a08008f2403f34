import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { readScriptHashes } from './scriptHashes';
import { findRule, securityHeaders } from './siteRules';

type ReadFile = ReturnType<typeof sirv>;

export type Site = { readonly url: string; readonly close: () => Promise<void> };

/** Serves a built site on this machine by the rules of siteRules.ts; sirv reads the files, chooses the compressed version and responds with 304.
 *  @param root  the folder with index.html
 *  @param port  0 for any free one
 *  @throws      the listen error, e.g. EADDRINUSE */
export function serveSite(root: string, port: number): Promise<Site> {
  const readFile = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: [],
    setHeaders: (response, path) => {
      if (path === '/__serverLoader') response.setHeader('Content-Type', 'application/json;charset=utf-8');
      if (path.endsWith('.webmanifest')) response.setHeader('Content-Type', 'application/manifest+json');
    },
  });
  const headers = Object.entries(securityHeaders(readScriptHashes(root)));
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    respond(request, response, readFile);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${taken}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function respond(request: IncomingMessage, response: ServerResponse, readFile: ReadFile): void {
  const path = readPath(request.url ?? '/');
  if (path === null) {
    end(response, 400);
    return;
  }
  const { body, status, cache } = findRule(request.method ?? 'GET', path);
  response.setHeader('Cache-Control', cache);
  if (body === 'none') {
    end(response, status);
    return;
  }
  if (body !== 'file') {
    request.url = body.page;
    // A conditional request would turn the 404 into 304.
    if (status === 404) delete request.headers['if-none-match'];
    forceStatus(response, status);
  }
  readFile(request, response, () => {
    response.setHeader('Cache-Control', 'no-store');
    end(response, 404);
  });
}

/** @returns  the decoded path, or null for one that cannot be decoded */
function readPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    // decodeURIComponent throws on an invalid escape sequence.
    return null;
  }
}

/** Replaces sirv's status 200 by that of the rule. */
function forceStatus(response: ServerResponse, status: number): void {
  if (status === 200) return;
  const writeHead = response.writeHead.bind(response) as (code: number, headers?: object) => ServerResponse;
  response.writeHead = ((code: number, headers?: object) => writeHead(code === 200 ? status : code, headers)) as never;
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain;charset=utf-8');
  response.end(`${status}\n`);
}
