import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FoundRegex, regexesInFolder } from './regexesIn';

const RECORD = 'tests/unit/query-parser/regexes/fuzzedRegexes.json';
/** Folders whose regular expressions meet texts from outside. */
const FOLDERS = ['src/query-parser', 'src/names'] as const;

/** Regular expressions for which the fuzzer found no text that takes more than linear time, as hashes of source and flags, and the version
 *  of `recheck` that says so. */
export type FuzzedRegexes = { readonly recheck: string; readonly linear: readonly string[] };

/** Returns the version of `recheck`. */
export function recheckVersion(): string {
  return createRequire(`${process.cwd()}/package.json`)('recheck/package.json').version;
}

/** Returns all regular expressions that meet texts from outside. */
export function regexesOfParser(): readonly FoundRegex[] {
  return FOLDERS.flatMap(regexesInFolder);
}

/** Returns what identifies a regular expression in the record. */
export function hashOf({ pattern, sourceText }: FoundRegex): string {
  const text = pattern === null ? sourceText : `/${pattern.source}/${pattern.flags}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Reads the record. */
export function readFuzzed(): FuzzedRegexes {
  return JSON.parse(readFileSync(RECORD, 'utf8'));
}

/** Writes the record. */
export function writeFuzzed(fuzzed: FuzzedRegexes): void {
  writeFileSync(RECORD, `${JSON.stringify(fuzzed, null, 2)}\n`);
}
