/** Computes a value on first use, and caches it. */
export function once<T>(compute: () => T): () => T {
  let cached: { readonly value: T } | null = null;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
