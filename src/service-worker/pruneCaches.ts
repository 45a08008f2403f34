import { FILES_CACHE, PREFIX, shellCache } from './cacheNames';
import { listFiles, type Release } from './release';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Path under which the file list of a release is cached. It is never requested over the network. */
const LIST = '/.release';

type FileList = { readonly id: string; readonly files: readonly string[] };

/** Deletes cached files that belong neither to this release nor to the previous one, whose pages may still be open and request
 *  chunks. Call once this release is active. */
export async function pruneCaches(release: Release, host: ServiceWorkerHost): Promise<void> {
  const cache = await host.caches.open(FILES_CACHE);
  const previous = await readList(cache);
  const own: FileList = { id: release.id, files: listFiles(release) };
  const needed = new Set([LIST, ...own.files, ...(previous?.files ?? [])]);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  await cache.put(LIST, new Response(JSON.stringify(own)));
  for (const name of await host.caches.keys()) {
    if (name.startsWith(`${PREFIX}shell-`) && name !== shellCache(release.id)) await host.caches.delete(name);
  }
}

async function readList(cache: Cache): Promise<FileList | null> {
  const cached = await cache.match(LIST);
  return cached === undefined ? null : ((await cached.json()) as FileList);
}
