import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { contentTypeOf } from '../../src/hosting/contentTypes';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { findRule, NEVER, pageFile } from '../../src/hosting/siteRules';
import { readScriptHashes } from './scriptHashes';

type ReadFile = ReturnType<typeof sirv>;

export type Site = { readonly url: string; readonly close: () => Promise<void> };

/** Serves a built site on this machine by the rules of `hosting/siteRules.ts`; sirv reads the files, chooses the compressed version and responds with 304.
 *  @param root  the folder with index.html
 *  @param port      0 for any free one
 *  @param basePath  the path of the site on its host, with a slash at both ends
 *  @throws      the listen error, e.g. EADDRINUSE */
export function serveSite(root: string, port: number, basePath = '/'): Promise<Site> {
  const readFile = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Content-Type', contentTypeOf(path));
    },
  });
  const headers = Object.entries(securityHeaders(readScriptHashes(root)));
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    respond(request, response, readFile, basePath);
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

function respond(request: IncomingMessage, response: ServerResponse, readFile: ReadFile, basePath: string): void {
  const pathOnHost = readPath(request.url ?? '/');
  if (pathOnHost === null) {
    end(response, 400);
    return;
  }
  if (pathOnHost === basePath.slice(0, -1)) {
    response.setHeader('Location', basePath);
    end(response, 301);
    return;
  }
  if (!pathOnHost.startsWith(basePath)) {
    end(response, 404);
    return;
  }
  const path = pathOnHost.slice(basePath.length - 1);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    end(response, 405);
    return;
  }
  const rule = findRule(path);
  response.setHeader('Cache-Control', rule.cache);
  if (rule.body === 'none') {
    end(response, rule.status);
    return;
  }
  const page = pageFile(rule, path);
  request.url = page ?? (request.url ?? '').slice(basePath.length - 1);
  if (page !== null) {
    // A conditional request would turn the 404 into 304.
    if (rule.status === 404) delete request.headers['if-none-match'];
    forceStatus(response, rule.status);
  }
  readFile(request, response, () => {
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

/** Answers an error with a short text. */
function end(response: ServerResponse, status: number): void {
  response.setHeader('Cache-Control', NEVER);
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain;charset=utf-8');
  response.end(`${status}\n`);
}
