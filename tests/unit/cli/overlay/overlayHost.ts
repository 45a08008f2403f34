import { decodeManifest } from '@/catalog/format/manifest';
import type { EpochMs } from '@/domain/offer';
import { type MemoryHost, memoryHost, sheetOf } from '../io/memoryEffects';
import { run } from '../runOn';

/** The overlay file that commands change unless they are given another. */
export const OVERLAY_PATH = 'published/__serverLoader';

/** Makes a host on which a catalog of FateGO with these codes is published. */
export async function publishedHost(
  ...codes: readonly string[]
): Promise<{ readonly host: MemoryHost; readonly publishedAt: EpochMs }> {
  const host = memoryHost({ 'FateGO.csv': sheetOf(...codes) });
  await run('build FateGO.csv', host);
  return { host, publishedAt: publishedAtOn(host) };
}

/** When the catalog of FateGO was published that is on the host now. */
export function publishedAtOn(host: MemoryHost): EpochMs {
  return decodeManifest(host.files.get('published/catalog/FateGO/manifest.json') ?? new Uint8Array()).publishedAt;
}

/** Puts an overlay file on the host. */
export function putOverlay(host: MemoryHost, file: unknown): void {
  host.files.set(OVERLAY_PATH, new TextEncoder().encode(JSON.stringify(file)));
}

/** The overlay file on the host. */
export function overlayOn(host: Pick<MemoryHost, 'files'>): Record<string, unknown> {
  return JSON.parse(new TextDecoder().decode(host.files.get(OVERLAY_PATH)));
}
