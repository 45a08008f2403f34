import type { FetchBytes } from '@/catalog/files/loadFiles';
import { decodeManifest } from '@/catalog/format/manifest';

/** Segments that are fetched early: as many as `openCatalog` fetches in parallel. */
const EARLY_SEGMENTS = 4;

/** Begins to fetch a catalog before the page asks for it: the manifest, then the newest segments.
 *  @param folder  URL of the catalog's folder
 *  @returns       fetches a file; the first request for each of those files gets what has been fetched early */
export function createEarlyFetch(fetchBytes: FetchBytes, folder: string): FetchBytes {
  const early = new Map<string, Promise<Uint8Array>>();
  const begin = (file: string) => {
    const bytes = fetchBytes(folder + file);
    early.set(folder + file, bytes);
    // Whoever asks for the file gets the error.
    void bytes.catch(() => undefined);
    return bytes;
  };
  const beginSegments = (bytes: Uint8Array) => {
    for (const { file } of decodeManifest(bytes).segments.slice(-EARLY_SEGMENTS).reverse()) void begin(file);
  };
  // `openCatalog` reads the manifest again and reports what is wrong with it.
  begin('manifest.json')
    .then(beginSegments)
    .catch(() => undefined);
  return (url, signal) => {
    const bytes = early.get(url);
    early.delete(url);
    return bytes ?? fetchBytes(url, signal);
  };
}
