import { ShopError } from '@/base/shopError';

/** Error messages for a chunk that failed to load: webpack's for scripts and stylesheets, then those of Chrome, Firefox and
 *  Safari for a native `import()`. */
const CHUNK_MESSAGES = [
  /^Loading chunk \S+ failed\b/,
  /^Loading CSS chunk \S+ failed\b/,
  /^Failed to fetch dynamically imported module/,
  /^error loading dynamically imported module/,
  /^Importing a module script failed/,
];

/** Returns true if a script or stylesheet chunk could not be loaded, as opposed to an error of the application itself. */
export function isChunkFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof ShopError) return isChunkFailure(error.cause);
  if ('name' in error && error.name === 'ChunkLoadError') return true;
  if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return true;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return CHUNK_MESSAGES.some((pattern) => pattern.test(message));
}

/** Returns true for a chunk that exceeded webpack's timeout of 120 s: three attempts would take six minutes. */
export function isChunkTimeout(error: unknown): boolean {
  return isChunkFailure(error) && error instanceof Error && /\(timeout: /.test(error.message);
}
