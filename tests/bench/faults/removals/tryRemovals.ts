import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, withRemovals } from './checkout';
import { type FaultTest, isBrowserTest } from './faultTest';
import type { Finding, Outcome } from './finding';
import { applyRemoval, type Removal } from './removal';
import { runTests, type TestOutcome } from './runTests';

export type PlannedRemoval = { readonly removal: Removal; readonly test: FaultTest };

const OUTCOMES: Readonly<Record<TestOutcome, Outcome>> = { failed: 'failed', passed: 'still passed', none: 'not run' };

/** Runs the test of every removal with the handling and without it. Tests in Node come first, then those that need a build of the site.
 *  @param root     a copy of the checkout
 *  @param onFound  called with each finding as soon as it is known */
export function tryRemovals(
  root: string,
  planned: readonly PlannedRemoval[],
  onFound: (finding: Finding) => void,
): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (one: PlannedRemoval, outcome: Outcome) => {
    findings.push({ ...one, outcome });
    onFound({ ...one, outcome });
  };
  const isCurrent = ({ removal }: PlannedRemoval) =>
    applyRemoval(readFileSync(join(root, removal.file), 'utf8'), removal) !== null;
  for (const one of planned) if (!isCurrent(one)) report(one, 'outdated');
  const current = planned.filter(isCurrent);

  const tryAll = (ones: readonly PlannedRemoval[], prepare: () => void) => {
    if (ones.length === 0) return;
    prepare();
    const before = runTests(root, ones.map(testOf));
    for (const [index, one] of ones.entries()) if (before[index] !== 'passed') report(one, 'broken before');
    for (const group of groupByBuild(ones.filter((_, index) => before[index] === 'passed'))) {
      const after = runWithout(root, group, prepare);
      for (const [index, one] of group.entries()) report(one, OUTCOMES[after[index] ?? 'none']);
    }
  };
  tryAll(
    current.filter((one) => !isBrowserTest(one.test)),
    () => undefined,
  );
  tryAll(
    current.filter((one) => isBrowserTest(one.test)),
    () => run(root, 'npm', ['run', '-s', 'build:test']),
  );
  return findings;
}

/** Removals without the name of a build are applied alone. */
function groupByBuild(ones: readonly PlannedRemoval[]): readonly (readonly PlannedRemoval[])[] {
  const groups = new Map<string, PlannedRemoval[]>();
  for (const [index, one] of ones.entries()) {
    const key = one.removal.build ?? `alone ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function runWithout(root: string, group: readonly PlannedRemoval[], prepare: () => void): readonly TestOutcome[] {
  const removals = group.map(({ removal }) => removal);
  return withRemovals(root, removals, () => {
    try {
      prepare();
    } catch (error) {
      console.error(error);
      return group.map(() => 'none');
    }
    return runTests(root, group.map(testOf));
  });
}

function testOf({ test }: PlannedRemoval): FaultTest {
  return test;
}
