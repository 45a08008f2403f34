import { checkSync } from 'recheck';
import { hangsOn } from './hangsOn';
import type { FoundRegex } from './regexesIn';

/** Source text of dynamic regular expressions, with the reason why each is safe. */
const DYNAMIC_REGEXES: Readonly<Record<string, string>> = {};

/** Milliseconds per check: for hanging, not for speed. An undecided expression counts as unsafe. */
const TIMEOUT = 60_000;

/** `problem` is null if matching takes linear time. A fuzzer needs seconds for what an automaton cannot decide. */
export type Verdict = { readonly problem: string | null; readonly isFuzzed: boolean };

// The pure JavaScript backend; the others need optional npm packages.
process.env.RECHECK_BACKEND = 'pure';

/** Checks whether matching takes linear time. */
export function checkRegex({ sourceText, pattern }: FoundRegex): Verdict {
  if (pattern === null)
    return { problem: Object.hasOwn(DYNAMIC_REGEXES, sourceText) ? null : 'made at run time', isFuzzed: false };
  const found = checkSync(pattern.source, pattern.flags, { timeout: TIMEOUT });
  const isFuzzed = found.checker === 'fuzz';
  if (found.status === 'safe') return { problem: null, isFuzzed };
  if (found.status === 'unknown') return { problem: `undecided: ${found.error.kind}`, isFuzzed };
  return { problem: isFuzzed && !hangsOn(pattern, found.attack) ? null : found.complexity.summary, isFuzzed };
}
