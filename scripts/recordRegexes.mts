import { checkRegex } from '../tests/unit/query-parser/regexes/checkRegex';
import {
  hashOf,
  readFuzzed,
  recheckVersion,
  regexesOfParser,
  writeFuzzed,
} from '../tests/unit/query-parser/regexes/fuzzedRegexes';

/** Checks that the regular expressions of the query parser take linear time, and records those that only a fuzzer can decide, so that it
 *  fuzzes each once: `npm run regexes`; `npm run regexes -- --all` fuzzes all again. Ends with exit code 1 if one does not. */
const recheck = recheckVersion();
const recorded = readFuzzed();
const known = new Set(process.argv.includes('--all') || recorded.recheck !== recheck ? [] : recorded.linear);
const linear = new Set<string>();
for (const regex of regexesOfParser()) {
  const hash = hashOf(regex);
  const { problem, isFuzzed } = known.has(hash) ? { problem: null, isFuzzed: true } : checkRegex(regex);
  if (problem !== null) {
    console.error(`${regex.location}: ${problem}: ${regex.sourceText}`);
    process.exitCode = 1;
  } else if (isFuzzed) {
    linear.add(hash);
  }
}
writeFuzzed({ recheck, linear: [...linear].sort() });
console.log(`${linear.size} regular expressions were decided by the fuzzer`);
