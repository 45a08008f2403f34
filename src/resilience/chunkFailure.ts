import { ShopError } from '@/base/shopError';

/** The sentences bundler and browsers have for a piece of the program that did not come:
 *  webpack for scripts and sheets, then Chrome, Firefox and Safari for native `import()`. */
const CHUNK_SENTENCES = [
  /^Loading chunk \S+ failed\b/,
  /^Loading CSS chunk \S+ failed\b/,
  /^Failed to fetch dynamically imported module/,
  /^error loading dynamically imported module/,
  /^Importing a module script failed/,
];

/** True if an error says that a script or stylesheet chunk could not be loaded, as opposed to one of the program's own. */
export function isChunkFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof ShopError) return isChunkFailure(error.cause);
  if ('name' in error && error.name === 'ChunkLoadError') return true;
  if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return true;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return CHUNK_SENTENCES.some((sentence) => sentence.test(message));
}

/** True for a chunk that ran into the time-out of 120 s: asking three times would take six minutes. */
export function isChunkTimeout(error: unknown): boolean {
  return isChunkFailure(error) && error instanceof Error && /\(timeout: /.test(error.message);
}
