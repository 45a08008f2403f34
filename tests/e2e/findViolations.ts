import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

type Violation = { readonly id: string; readonly help: string; readonly nodes: readonly { readonly html: string }[] };

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Runs axe in the page; evaluated rather than added as a script, for the content policy forbids foreign scripts.
 *  @param rules  only these of axe's rules
 *  @returns      one line a fault */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<{ readonly violations: readonly Violation[] }>(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...(rules !== undefined && { runOnly: rules }) })})`,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
