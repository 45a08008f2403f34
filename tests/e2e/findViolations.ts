import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Violation = { readonly id: string; readonly help: string; readonly nodes: readonly { readonly html: string }[] };

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Runs axe in the page and returns one line per violation. axe is evaluated instead of added as a script because the
 *  content security policy forbids foreign scripts.
 *  @param rules  ids of axe rules; all by default */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<{ readonly violations: readonly Violation[] }>(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...(rules !== undefined && { runOnly: rules }) })})`,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
