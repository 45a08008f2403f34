import type { FaultRow } from '../../../unit/docs/faultTable';
import type { Removal } from './removal';

export type FaultTest = FaultRow['tests'][number];

/** Returns the test of a fault that a removal names; null unless exactly one does. */
export function findFaultTest(rows: readonly FaultRow[], { id, test }: Removal): FaultTest | null {
  const tests = rows.find((row) => row.id === id)?.tests ?? [];
  const [found, ...others] = tests.filter(({ title }) => title.includes(test));
  return found === undefined || others.length > 0 ? null : found;
}

/** True for a test that needs the built site and a browser. */
export function isBrowserTest({ file }: FaultTest): boolean {
  return file.startsWith('e2e/');
}

/** Returns the source of a regular expression for the titles of a test: `…`, `%s` and `$name` stand for any text. */
export function titlePattern({ title }: FaultTest): string {
  const parts = title.split(/…|%[a-z]|\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return parts.join('.*');
}
