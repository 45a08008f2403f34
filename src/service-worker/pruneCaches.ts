import { FILES, PREFIX, shellCache } from './cacheNames';
import { listFiles, type Release } from './release';
import type { ServiceWorkerHost } from './serviceWorkerHost';

/** Under which path the list of a release is kept among its files. Nobody asks for it over the network. */
const LIST = '/.release';

type List = { readonly id: string; readonly files: readonly string[] };

/** Lets go of what belongs neither to this release nor to the one before it: pages of that one may still be open, and ask
 *  for chunks. Called once this release answers. */
export async function pruneCaches(release: Release, host: ServiceWorkerHost): Promise<void> {
  const cache = await host.caches.open(FILES);
  const before = await readList(cache);
  const mine: List = { id: release.id, files: listFiles(release) };
  const wanted = new Set([LIST, ...mine.files, ...(before?.files ?? [])]);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  await cache.put(LIST, new Response(JSON.stringify(mine)));
  for (const name of await host.caches.keys()) {
    if (name.startsWith(`${PREFIX}shell-`) && name !== shellCache(release.id)) await host.caches.delete(name);
  }
}

async function readList(cache: Cache): Promise<List | null> {
  const kept = await cache.match(LIST);
  return kept === undefined ? null : ((await kept.json()) as List);
}
