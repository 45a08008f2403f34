/** What the service worker needs of the browser. */
export type ServiceWorkerHost = {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** How long the network may take where something kept could answer instead, in ms. */
  readonly networkTimeoutMs: number;
  readonly warn: (message: string, error: unknown) => void;
};
