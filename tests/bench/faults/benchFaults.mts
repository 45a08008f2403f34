import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readFaultTable } from '../../unit/docs/faultTable';
import { ALL_REMOVALS } from './removals/allRemovals';
import { copyCheckout } from './removals/checkout';
import { findFaultTest, isBrowserTest } from './removals/faultTest';
import { countVerified, type Finding, formatFinding, isProblem } from './removals/finding';
import { tryRemovals } from './removals/tryRemovals';

/** Removes the handling of each fault in docs/faults.md from a copy of this checkout, and reports whether a test of the fault fails. */
const { values } = parseArgs({
  options: { only: { type: 'string' }, units: { type: 'boolean' }, json: { type: 'boolean' } },
});
const only = values.only?.split(',') ?? null;

const { covered } = readFaultTable(readFileSync('docs/faults.md', 'utf8'));
const faults = covered.filter(({ id }) => only === null || only.includes(id));
const planned = ALL_REMOVALS.filter(({ id }) => faults.some((fault) => fault.id === id)).flatMap((removal) => {
  const test = findFaultTest(covered, removal);
  if (test === null) throw new Error(`${removal.id}: no single test with the title part “${removal.test}”`);
  return values.units === true && isBrowserTest(test) ? [] : [{ removal, test }];
});
const print = (finding: Finding) => {
  if (values.json !== true) console.log(formatFinding(finding));
};

const copy = copyCheckout();
try {
  const findings = tryRemovals(copy.root, planned, print);
  const without = faults.filter(({ id }) => !planned.some(({ removal }) => removal.id === id)).map(({ id }) => id);
  const verified = countVerified(findings);
  if (values.json === true)
    console.log(JSON.stringify({ findings, without, verified, faults: faults.length }, null, 2));
  else {
    if (without.length > 0) console.log(`no removal: ${without.join(', ')}`);
    console.log(`${verified} of ${faults.length} verified, by ${findings.length} removals`);
  }
  process.exitCode = findings.some(isProblem) ? 1 : 0;
} finally {
  copy.remove();
}
