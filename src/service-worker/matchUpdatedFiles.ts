const HASH = /\.[0-9a-f]{8,64}(?=\.)/;

/** The files of a release that take the place of older ones: the same name but for the hash. What somebody has used of one
 *  release they will use of the next. */
export function matchUpdatedFiles(kept: readonly string[], files: readonly string[]): readonly string[] {
  const stems = new Set(kept.map(stemOf));
  return files.filter((file) => stems.has(stemOf(file)));
}

function stemOf(path: string): string {
  return path.replace(HASH, '');
}
