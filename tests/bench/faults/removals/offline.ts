import type { Removal } from './removal';

export const offlineRemovals: readonly Removal[] = [
  {
    id: 'P2',
    file: 'src/offline/applyUpdate.ts',
    from: 'reload, { once: true });',
    to: 'reload);',
    test: 'is activated by applyUpdate',
  },
  {
    id: 'P4',
    file: 'src/service-worker/cacheFile.ts',
    from: 'await cache.put(path, response);',
    to: 'void cache.put(path, response).catch(() => {});',
    test: 'reject with offline-install when the disk is full',
  },
  {
    id: 'P5',
    file: 'src/service-worker/isCacheable.ts',
    from: 'return /text\\/html/.test(contentType) !== HAS_EXTENSION.test(path);',
    to: 'return true;',
    test: 'with the type',
  },
  {
    id: 'P6',
    file: 'src/service-worker/networkFirst.ts',
    from: '(isAcceptable(response) ? response : null)',
    to: 'response',
    test: 'returns the cached response when the network',
  },
  {
    id: 'P6',
    file: 'src/service-worker/isCacheable.ts',
    from: ' || redirected',
    to: '',
    test: 'is false for errors, redirected and opaque responses',
  },
  {
    id: 'P1',
    file: 'src/service-worker/respond.ts',
    from: "headers.set(SERVED_FROM_CACHE, 'yes');",
    to: '',
    test: 'a second visit shows the last catalog with its date',
    build: 'first',
  },
  {
    id: 'P3',
    file: 'scripts/site/killSwitch.js',
    from: 'for (const name of ours) await caches.delete(name);',
    to: '',
    test: 'removes service worker and caches, reloads once',
    build: 'first',
  },
];
