import type { ServiceWorkerHost } from '@/service-worker/serviceWorkerHost';

export const ORIGIN = 'https://shop.example';

type Cached = Map<string, Response>;

/** What a site answers, by path: the body of a 200, or a whole answer. */
export type FakeSite = Record<string, string | Response>;

export type FakeHost = ServiceWorkerHost & {
  readonly site: FakeSite;
  /** Paths asked of the network, in order. */
  readonly asked: string[];
  /** The caches by name, each with its paths. */
  readonly kept: () => Record<string, readonly string[]>;
  /** Makes every writing into a cache fail from now on. */
  readonly fill: () => void;
  /** Takes the network away. */
  readonly unplug: () => void;
};

const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript',
  css: 'text/css',
  json: 'application/json',
  bin: 'application/octet-stream',
};

/** A browser's caches and a site behind it, in memory. */
export function fakeHost(site: FakeSite): FakeHost {
  const stores = new Map<string, Cached>();
  const asked: string[] = [];
  let full = false;
  let online = true;
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        if (full) throw new DOMException('no room', 'QuotaExceededError');
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
      const answer = site[path];
      if (answer === undefined) return new Response('gone', { status: 404 });
      return typeof answer === 'string' ? good(path, answer) : answer.clone();
    },
    networkTimeoutMs: 50,
    warn: () => undefined,
    site,
    asked,
    kept: () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].sort()])),
    fill: () => {
      full = true;
    },
    unplug: () => {
      online = false;
    },
  };
}

/** An answer 200 with the content type that its path promises. */
export function good(path: string, body: string): Response {
  const type = TYPES[path.split('.').pop() ?? ''] ?? 'text/html;charset=utf-8';
  return new Response(body, { headers: { 'Content-Type': type } });
}
