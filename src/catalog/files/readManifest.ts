import { isAbort } from '@/base/shopError';
import type { Manifest } from '@/catalog/format/manifest';
import { decodeManifest } from '@/catalog/format/manifest';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { CatalogEffects } from './loadFiles';
import { urlOfAttempt } from './loadFiles';

/** Fetches the manifest of a catalog.
 *  @param attempt  from 1; each has its own URL
 *  @throws         what fetching and `decodeManifest` throw */
export async function readManifest(at: CatalogLocation, effects: CatalogEffects, attempt: number): Promise<Manifest> {
  return decodeManifest(await effects.fetchBytes(urlOfAttempt(at.manifestUrl, attempt), effects.signal));
}

/** Reads the manifest again, because a new catalog may have been published. Returns the known one if that fails.
 *  @throws  AbortError once the signal is aborted */
export async function readManifestAgain(
  at: CatalogLocation,
  effects: CatalogEffects,
  known: Manifest,
): Promise<Manifest> {
  try {
    return await readManifest(at, effects, 2);
  } catch (error) {
    if (isAbort(error)) throw error;
    return known;
  }
}
