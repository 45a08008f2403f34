import { decodeManifest } from '@/catalog/format/manifest';
import type { EpochMs } from '@/domain/offer';
import { type MemoryHost, memoryHost, sheetOf } from '../io/memoryEffects';
import { run } from '../runOn';

/** The default overlay file of the commands. */
export const OVERLAY_PATH = 'published/__serverLoader';

/** Creates a host with a published catalog of FateGO with these codes. */
export async function publishedHost(
  ...codes: readonly string[]
): Promise<{ readonly host: MemoryHost; readonly publishedAt: EpochMs }> {
  const host = memoryHost({ 'FateGO.csv': sheetOf(...codes) });
  await run('build FateGO.csv', host);
  return { host, publishedAt: publishedAtOn(host) };
}

/** Returns the time of publication of the catalog of FateGO. */
export function publishedAtOn(host: MemoryHost): EpochMs {
  return decodeManifest(host.files.get('published/catalog/FateGO/manifest.json') ?? new Uint8Array()).publishedAt;
}

/** Writes the overlay file. */
export function putOverlay(host: MemoryHost, file: unknown): void {
  host.files.set(OVERLAY_PATH, new TextEncoder().encode(JSON.stringify(file)));
}

/** Parses the overlay file. */
export function overlayOn(host: Pick<MemoryHost, 'files'>): Record<string, unknown> {
  return JSON.parse(new TextDecoder().decode(host.files.get(OVERLAY_PATH)));
}
