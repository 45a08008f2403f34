import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentTypeOf } from '../../src/hosting/contentTypes';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { findRule, LIVE_STATUS_PATH, NEVER, pageFile } from '../../src/hosting/siteRules';
import { readByteRange } from './byteRange';
import { listScriptHashes } from './scriptHashes';
import { readSiteFile, type SiteFile } from './siteFile';

export type Site = { readonly url: string; readonly close: () => Promise<void> };

export type SiteOptions = {
  /** The path of the site on its host, with a slash at both ends; `/` by default. */
  readonly basePath?: string;
  /** The file with the live status, if it is not the one in the site; that one is served while this one is missing. */
  readonly liveStatusFile?: string;
};

/** Serves a built site on this machine by the rules of `hosting/siteRules.ts`. Every request reads the files as they are then: they may be
 *  replaced, removed or rebuilt meanwhile.
 *  @param root  the folder with index.html
 *  @param port  0 for any free one
 *  @throws      the listen error, e.g. EADDRINUSE */
export function serveSite(root: string, port: number, options: SiteOptions = {}): Promise<Site> {
  const server = createServer((request, response) => {
    respond(request, response, root, options).catch((error: unknown) => {
      // A file that cannot be read, e.g. without permission, must not stop the server.
      console.error(error);
      if (response.headersSent) response.destroy();
      else end(response, 500);
    });
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

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  { basePath = '/', liveStatusFile }: SiteOptions,
): Promise<void> {
  setSecurityHeaders(response, []);
  const pathOnHost = readPath(request.url ?? '/');
  if (pathOnHost === null) return end(response, 400);
  if (pathOnHost === basePath.slice(0, -1)) {
    response.setHeader('Location', basePath);
    return end(response, 301);
  }
  if (!pathOnHost.startsWith(basePath)) return end(response, 404);
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
  const path = pathOnHost.slice(basePath.length - 1);
  const rule = findRule(path);
  if (rule.body === 'none') return end(response, rule.status);
  const page = pageFile(rule, path);
  const live = path === LIVE_STATUS_PATH ? await readLiveStatus(liveStatusFile) : null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const file = live ?? (await readSiteFile(root, page ?? path, accepted, page !== null));
  if (file === null) return end(response, 404);
  // Only pages contain scripts; a build changes their hashes.
  if (file.text !== null) setSecurityHeaders(response, listScriptHashes(file.text));
  response.setHeader('Cache-Control', rule.cache);
  response.setHeader('Content-Type', contentTypeOf(page ?? path));
  response.setHeader('Vary', 'Accept-Encoding');
  if (file.encoding !== null) response.setHeader('Content-Encoding', file.encoding);
  // A conditional request or a range would replace the status 404.
  if (rule.status === 404) sendWhole(response, 404, file.bytes);
  else send(request, response, file.bytes);
}

async function readLiveStatus(path: string | undefined): Promise<SiteFile | null> {
  if (path === undefined) return null;
  try {
    return { bytes: await readFile(path), encoding: null, text: null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Sends a file, a range of it, or 304 to a browser that has it. */
function send({ headers }: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isCurrent ? readByteRange(headers.range, bytes.length) : null;
  if (range === null) {
    sendWhole(response, 200, bytes);
    return;
  }
  response.setHeader(
    'Content-Range',
    `bytes ${range === 'unsatisfiable' ? '*' : `${range.start}-${range.end}`}/${bytes.length}`,
  );
  if (range === 'unsatisfiable') end(response, 416);
  else sendWhole(response, 206, bytes.subarray(range.start, range.end + 1));
}

function sendWhole(response: ServerResponse, status: number, bytes: Buffer): void {
  response.writeHead(status, { 'Content-Length': bytes.length }).end(bytes);
}

function setSecurityHeaders(response: ServerResponse, scriptHashes: readonly string[]): void {
  for (const [name, value] of Object.entries(securityHeaders(scriptHashes))) response.setHeader(name, value);
}

/** Returns the decoded path, or null for one that cannot be decoded. */
function readPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    // decodeURIComponent throws on an invalid escape sequence.
    return null;
  }
}

/** Answers with a short text instead of a file. */
function end(response: ServerResponse, status: number): void {
  for (const name of ['Content-Encoding', 'ETag', 'Accept-Ranges']) response.removeHeader(name);
  response.setHeader('Cache-Control', NEVER);
  response.setHeader('Content-Type', 'text/plain;charset=utf-8');
  response.statusCode = status;
  response.end(`${status}\n`);
}
