import { isAbort } from '@/base/shopError';
import type { Manifest } from '@/catalog/format/manifest';
import { decodeManifest } from '@/catalog/format/manifest';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { CatalogEffects } from './loadFiles';
import { urlOfAttempt } from './loadFiles';

/** Loads the manifest of a catalog.
 *  @param attempt  from 1; each has its own URL
 *  @throws         the errors of fetching and of `decodeManifest` */
export async function readManifest(
  location: CatalogLocation,
  effects: CatalogEffects,
  attempt: number,
): Promise<Manifest> {
  return decodeManifest(await effects.fetchBytes(urlOfAttempt(location.manifestUrl, attempt), effects.signal));
}

/** Reloads the manifest, since a newer catalog may have been published. If that fails, returns the known one.
 *  @throws  AbortError once the signal is aborted */
export async function reloadManifest(
  location: CatalogLocation,
  effects: CatalogEffects,
  known: Manifest,
): Promise<Manifest> {
  try {
    return await readManifest(location, effects, 2);
  } catch (error) {
    if (isAbort(error)) throw error;
    return known;
  }
}
