import type { ServiceWorkerHost } from '@/service-worker/serviceWorkerHost';

export const ORIGIN = 'https://shop.example';

type CachedResponses = Map<string, Response>;

/** Path → body of a response with status 200, or the whole response. */
export type FakeSite = Record<string, string | Response>;

export type FakeHost = ServiceWorkerHost & {
  readonly site: FakeSite;
  /** Paths requested from the network, in order. */
  readonly requestedPaths: string[];
  /** Cache name → paths of the cached files. */
  readonly cachedPaths: () => Record<string, readonly string[]>;
  /** Makes all further writes to a cache fail. */
  readonly fillDisk: () => void;
  /** Makes all further network requests fail. */
  readonly goOffline: () => void;
};

const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript',
  css: 'text/css',
  json: 'application/json',
  bin: 'application/octet-stream',
};

/** Creates the caches of a browser and its network, in memory. */
export function fakeHost(site: FakeSite): FakeHost {
  const stores = new Map<string, CachedResponses>();
  const asked: string[] = [];
  let isDiskFull = false;
  let online = true;
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        if (isDiskFull) throw new DOMException('no room', 'QuotaExceededError');
        store.set(pathOf(request), response);
      },
      delete: async (request: RequestInfo | URL) => store.delete(pathOf(request)),
      keys: async () => [...store.keys()].map((path) => new Request(ORIGIN + path)),
    } as unknown as Cache;
  };
  return {
    caches: { open, keys: async () => [...stores.keys()], delete: async (name) => stores.delete(name) },
    fetch: async (request) => {
      const path = pathOf(request);
      asked.push(path);
      if (!online) throw new TypeError('Failed to fetch');
      const result = site[path];
      if (result === undefined) return new Response('gone', { status: 404 });
      return typeof result === 'string' ? good(path, result) : result.clone();
    },
    networkTimeoutMs: 50,
    warn: () => undefined,
    site,
    requestedPaths: asked,
    cachedPaths: () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].sort()])),
    fillDisk: () => {
      isDiskFull = true;
    },
    goOffline: () => {
      online = false;
    },
  };
}

/** Creates a response with status 200 and the content type of its path. */
export function good(path: string, body: string): Response {
  const type = TYPES[path.split('.').pop() ?? ''] ?? 'text/html;charset=utf-8';
  return new Response(body, { headers: { 'Content-Type': type } });
}
