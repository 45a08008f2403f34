/** Stands for something that nobody misses until it has come. */
export function Nothing() {
  return null;
}
