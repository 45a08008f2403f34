import { checkSync } from 'recheck';
import { hangsOn } from './hangsOn';
import type { FoundRegex } from './regexesIn';

/** Source text of dynamic regular expressions, with the reason why each is safe. */
const DYNAMIC_REGEXES: Readonly<Record<string, string>> = {};

/** Milliseconds per check: for hanging, not for speed. An undecided expression counts as unsafe. */
const TIMEOUT = 60_000;

// The pure JavaScript backend; the others need optional npm packages.
process.env.RECHECK_BACKEND = 'pure';

/** Returns null if matching takes linear time, otherwise the problem. */
export function regexProblem({ sourceText, pattern }: FoundRegex): string | null {
  if (pattern === null) return Object.hasOwn(DYNAMIC_REGEXES, sourceText) ? null : 'made at run time';
  const found = checkSync(pattern.source, pattern.flags, { timeout: TIMEOUT });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `undecided: ${found.error.kind}`;
  return found.checker === 'fuzz' && !hangsOn(pattern, found.attack) ? null : found.complexity.summary;
}
