import type { FaultTest } from './faultTest';
import type { Removal } from './removal';

/** `failed`: the test fails without the handling, as it should; `still passed`: it does not; `outdated`: the removed text does not occur
 *  once; `not run`: the test was not run, for example because the code could not be compiled; `broken before`: it fails with the handling. */
export type Outcome = 'failed' | 'still passed' | 'outdated' | 'not run' | 'broken before';

export type Finding = { readonly removal: Removal; readonly test: FaultTest; readonly outcome: Outcome };

/** True unless the removal made the test fail. */
export function isProblem({ outcome }: Finding): boolean {
  return outcome !== 'failed';
}

/** Counts the faults of which at least one removal made a test fail. */
export function countVerified(findings: readonly Finding[]): number {
  return new Set(findings.filter((one) => !isProblem(one)).map(({ removal }) => removal.id)).size;
}

/** Formats a finding as one line. */
export function formatFinding({ removal, test, outcome }: Finding): string {
  return `${removal.id.padEnd(4)}${outcome.padEnd(14)}removed in ${removal.file} · ${test.file} › ${test.title}`;
}
