import { isAbort } from '@/base/shopError';
import type { Manifest } from '@/catalog/format/manifest';
import { decodeManifest } from '@/catalog/format/manifest';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { CatalogEffects } from './loadFiles';
import { addressOfTry } from './loadFiles';

/** Fetches the manifest of a catalog.
 *  @param attempt  from 1; each has an address of its own
 *  @throws         what fetching and `decodeManifest` throw */
export async function readManifest(at: CatalogLocation, effects: CatalogEffects, attempt: number): Promise<Manifest> {
  return decodeManifest(await effects.fetchBytes(addressOfTry(at.manifestUrl, attempt), effects.signal));
}

/** Reads the manifest once more, for a new catalog may be out. Whatever keeps it from coming: the known one still
 *  stands.
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
