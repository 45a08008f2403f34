import { regexProblem } from '../tests/unit/query-parser/regexes/regexProblem';
import {
  checkerVersion,
  hashOf,
  readVerified,
  regexesOfParser,
  writeVerified,
} from '../tests/unit/query-parser/regexes/verifiedRegexes';

/** Checks that the regular expressions of the query parser take linear time, and records those that do: `npm run regexes` checks new ones,
 *  `npm run regexes -- --all` all of them. Ends with exit code 1 if one does not. */
const checker = checkerVersion();
const recorded = readVerified();
const known = new Set(process.argv.includes('--all') || recorded.checker !== checker ? [] : recorded.linear);
const linear = new Set<string>();
let checked = 0;
for (const regex of regexesOfParser()) {
  const hash = hashOf(regex);
  if (!known.has(hash)) {
    checked++;
    const problem = regexProblem(regex);
    if (problem !== null) {
      console.error(`${regex.location}: ${problem}: ${regex.sourceText}`);
      process.exitCode = 1;
      continue;
    }
    known.add(hash);
  }
  linear.add(hash);
}
writeVerified({ checker, linear: [...linear].sort() });
console.log(`${linear.size} regular expressions take linear time; ${checked} were checked now`);
