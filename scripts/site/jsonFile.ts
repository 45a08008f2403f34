import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Reads a JSON file of the build. Returns `empty` if it is missing or, with a warning, if it is invalid.
 *  @param isValid  checks the parsed value */
export function readJsonFile<T>(path: string, empty: T, isValid: (value: unknown) => value is T): T {
  if (!existsSync(path)) return empty;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isValid(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  console.warn(`${path} is invalid; it is treated as empty and overwritten by the next write.`);
  return empty;
}

/** Writes a JSON file atomically: a killed build leaves the old file or the new one. */
export function writeJsonFile(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.tmp`, `${JSON.stringify(value, null, 1)}\n`);
  renameSync(`${path}.tmp`, path);
}
