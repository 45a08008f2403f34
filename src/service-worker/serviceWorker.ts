import type { FromServiceWorker, ToServiceWorker } from '@/offline/messages';
import { cacheCatalog } from './cacheCatalog';
import { cacheCatalogIndex } from './cacheCatalogIndex';
import { cacheFile } from './cacheFile';
import { CATALOG, FILES, shellCache } from './cacheNames';
import { installRelease } from './installRelease';
import { pruneCaches } from './pruneCaches';
import { listFiles, type Release } from './release';
import { markServedFromCache, respondWithFile, respondWithPage, respondWithPublished } from './respond';
import { routeRequest } from './routeRequest';
import type { ServiceWorkerHost } from './serviceWorkerHost';

declare const self: ServiceWorkerGlobalScope;
/** Put in when the service worker is built. */
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
  const after = (work: Promise<unknown>) => event.waitUntil(work);
  const way = routeRequest(request, self.location.origin);
  if (way === 'page') event.respondWith(respondWithPage(request, RELEASE.id, host));
  if (way === 'file') event.respondWith(respondWithFile(request, host, after));
  if (way === 'loose') {
    event.respondWith(
      respondWithPublished(request, shellCache(RELEASE.id), host, after).then(({ response }) => response),
    );
  }
  if (way === 'catalog') event.respondWith(answerAndTell(request, after));
});

self.addEventListener('message', (event) => {
  const asked = event.data as ToServiceWorker;
  if (asked.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (asked.kind === 'keep') event.waitUntil(keepAll(asked));
});

async function answerAndTell(request: Request, after: (work: Promise<unknown>) => void): Promise<Response> {
  const { response, kept } = await respondWithPublished(request, CATALOG, host, after);
  after(tell({ kind: 'answered', path: new URL(request.url).pathname, kept }));
  return kept ? markServedFromCache(response) : response;
}

async function tell(message: FromServiceWorker): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

/** The files that the page has loaded, and with a catalog all that searching it may need. */
async function keepAll({ files, manifest }: Extract<ToServiceWorker, { readonly kind: 'keep' }>): Promise<void> {
  const known = new Set(listFiles(RELEASE));
  const wanted = [
    ...RELEASE.entry,
    ...files.filter((file) => known.has(file)),
    ...(manifest === null ? [] : RELEASE.code),
  ];
  if (manifest !== null) await cacheCatalog(manifest, host);
  await cacheCatalogIndex(host);
  for (const path of new Set(wanted)) await cacheFile(FILES, path, host);
}
