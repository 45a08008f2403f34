import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FoundRegex, regexesInFolder } from './regexesIn';

const RECORD = 'tests/unit/query-parser/regexes/verifiedRegexes.json';
const FOLDERS = ['src/query-parser', 'src/names'] as const;

/** Regular expressions that were found to take linear time, as hashes of their source and flags. Another version of the checker may decide
 *  otherwise. */
export type VerifiedRegexes = { readonly checker: string; readonly linear: readonly string[] };

/** Returns the version of `recheck`. */
export function checkerVersion(): string {
  return createRequire(`${process.cwd()}/package.json`)('recheck/package.json').version;
}

/** Returns the regular expressions of the folders whose texts come from outside. */
export function regexesOfParser(): readonly FoundRegex[] {
  return FOLDERS.flatMap(regexesInFolder);
}

/** Returns what identifies a regular expression in the record. */
export function hashOf({ pattern, sourceText }: FoundRegex): string {
  const text = pattern === null ? sourceText : `/${pattern.source}/${pattern.flags}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function readVerified(): VerifiedRegexes {
  return JSON.parse(readFileSync(RECORD, 'utf8'));
}

export function writeVerified(verified: VerifiedRegexes): void {
  writeFileSync(RECORD, `${JSON.stringify(verified, null, 2)}\n`);
}
