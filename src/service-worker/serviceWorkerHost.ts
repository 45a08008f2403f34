/** The browser functions that the service worker uses. */
export type ServiceWorkerHost = {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** Time the network has before a cached response is used instead, in ms. */
  readonly networkTimeoutMs: number;
  readonly warn: (message: string, error: unknown) => void;
};
