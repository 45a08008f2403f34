import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED_FOLDER } from '../src/cli/args/defaultPaths';

/** Hashes the paths and bytes of all files in `published/`; null if the folder is missing. */
export function hashPublished(): string | null {
  if (!existsSync(PUBLISHED_FOLDER)) return null;
  const hash = createHash('sha256');
  const paths = readdirSync(PUBLISHED_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}
