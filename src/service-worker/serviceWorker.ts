import type { FromServiceWorker, ToServiceWorker } from '@/offline/workerMessages';
import { cacheCatalog, cacheCatalogIndex } from './cacheCatalog';
import { cacheFile } from './cacheFile';
import { CATALOG_CACHE, FILES_CACHE, shellCache } from './cacheNames';
import { cachePage, pageKey } from './cachePage';
import { installRelease } from './installRelease';
import { pruneCaches } from './pruneCaches';
import { listFiles, type Release } from './release';
import { markServedFromCache, respondWithFile, respondWithPage, respondWithPublished } from './respond';
import { routeRequest } from './routeRequest';
import type { ServiceWorkerHost } from './serviceWorkerHost';

declare const self: ServiceWorkerGlobalScope;
/** Defined when the service worker is built. */
declare const __RELEASE__: Release;

const RELEASE = __RELEASE__;
const host: ServiceWorkerHost = {
  caches: self.caches,
  fetch: (request, options) => self.fetch(request, options),
  networkTimeoutMs: 3000,
  warn: (message, error) => console.warn(message, error),
};

self.addEventListener('install', (event) => event.waitUntil(installRelease(RELEASE, host)));

self.addEventListener('activate', (event) => {
  event.waitUntil(pruneCaches(RELEASE, host).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const strategy = routeRequest(request, self.location.origin);
  if (strategy === 'page') event.respondWith(respondWithPage(request, RELEASE.id, host));
  if (strategy === 'hashedFile') event.respondWith(respondWithFile(request, host, waitUntil));
  if (strategy === 'staticAsset') {
    event.respondWith(
      respondWithPublished(request, shellCache(RELEASE.id), host, waitUntil).then(({ response }) => response),
    );
  }
  if (strategy === 'catalog') event.respondWith(respondAndNotify(request, waitUntil));
});

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  if (message.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (message.kind === 'keep') {
    event.waitUntil(cacheForPage(message, event.source instanceof WindowClient ? event.source.url : null));
  }
});

async function respondAndNotify(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const { response, fromCache } = await respondWithPublished(request, CATALOG_CACHE, host, waitUntil);
  waitUntil(notifyPages({ kind: 'answered', path: new URL(request.url).pathname, kept: fromCache }));
  return fromCache ? markServedFromCache(response) : response;
}

async function notifyPages(message: FromServiceWorker): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

/** Caches the page, the files that it has loaded and, with a catalog, all code that searching it may need.
 *  @param url  of the page */
async function cacheForPage(
  { files, manifest }: Extract<ToServiceWorker, { readonly kind: 'keep' }>,
  url: string | null,
): Promise<void> {
  if (url !== null) await cachePage(pageKey(new URL(url).pathname), RELEASE, host);
  const known = new Set(listFiles(RELEASE));
  const paths = [
    ...RELEASE.entry,
    ...files.filter((file) => known.has(file)),
    ...(manifest === null ? [] : RELEASE.code),
  ];
  if (manifest !== null) await cacheCatalog(manifest, host);
  await cacheCatalogIndex(host);
  for (const path of new Set(paths)) await cacheFile(FILES_CACHE, path, host);
}
