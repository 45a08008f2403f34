/** Errors of webpack for a script chunk and a stylesheet chunk that failed to load. */
export function scriptError(kind: 'error' | 'missing' | 'timeout' = 'error'): Error {
  const error = new Error(
    `Loading chunk 524 failed.\n(${kind}: http://localhost/assets/p__game__FateGO.0a1b2c3d.async.js)`,
  );
  error.name = 'ChunkLoadError';
  return error;
}

export function sheetError(): Error {
  return Object.assign(new Error('Loading CSS chunk 524 failed.\n(/assets/524.0a1b2c3d.chunk.css)'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
}
