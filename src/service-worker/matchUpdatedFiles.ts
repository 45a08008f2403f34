const HASH = /\.[0-9a-f]{8,64}(?=\.)/;

/** Returns the files of a release that replace cached ones: the same name with another hash. Files used in one release are
 *  likely to be used in the next. */
export function matchUpdatedFiles(cached: readonly string[], files: readonly string[]): readonly string[] {
  const stems = new Set(cached.map(stemOf));
  return files.filter((file) => stems.has(stemOf(file)));
}

function stemOf(path: string): string {
  return path.replace(HASH, '');
}
