import type { DeployCheck, Finding } from '@/cli/deploy/deployCheck';
import type { CliEffects, CliLocale } from '@/cli/io/effects';
import { DEPLOY_MESSAGES } from '@/cli/messages/deployMessages';
import { textWidth } from '@/cli/messages/textWidth';

/** Kinds of findings that are printed per check, and paths per kind; `--json` lists all. */
const MAX_KINDS = 4;
const MAX_PATHS = 3;
const MARKS = { pass: '✓', fail: '✗', skip: '–' } as const;
const COLOURS = { pass: 32, fail: 31, skip: 2 } as const;

/** Formats a check: a line, and its findings with the remedy. */
export function formatDeployCheck(
  { id, state, checked, findings }: DeployCheck,
  { locale, colour }: Pick<CliEffects, 'locale' | 'colour'>,
): readonly string[] {
  const { names, passed, skipped, more, remedies } = DEPLOY_MESSAGES[locale];
  const mark = colour ? `\u001b[${COLOURS[state]}m${MARKS[state]}\u001b[0m` : MARKS[state];
  const width = Math.max(...Object.values(names).map(textWidth));
  const result = { pass: passed[id](checked), skip: skipped[id], fail: '' }[state];
  const kinds = groupFindings(findings, locale);
  const left = kinds.length - MAX_KINDS;
  return [
    `${mark} ${result === '' ? names[id] : `${names[id]}${' '.repeat(width - textWidth(names[id]))}  ${result}`}`,
    ...kinds.slice(0, MAX_KINDS).flat(),
    ...(left > 0 ? [`    ${more(left)}`] : []),
    ...(state === 'fail' ? [`    → ${remedies[id]}`] : []),
  ];
}

/** Formats each kind of finding as a line that describes it and a line with its paths. */
function groupFindings(findings: readonly Finding[], locale: CliLocale): readonly (readonly string[])[] {
  const { finding, morePaths } = DEPLOY_MESSAGES[locale];
  const pathsOf = new Map<string, string[]>();
  for (const one of findings) {
    const text = finding[one.problem](one);
    pathsOf.set(text, [...(pathsOf.get(text) ?? []), one.path]);
  }
  return [...pathsOf].map(([text, paths]) => {
    const left = paths.length - MAX_PATHS;
    return [`    ${text}`, `      ${paths.slice(0, MAX_PATHS).join('  ')}${left > 0 ? `  ${morePaths(left)}` : ''}`];
  });
}

/** Formats the last line. */
export function formatDeploySummary(checks: readonly DeployCheck[], locale: CliLocale): string {
  const count = (state: DeployCheck['state']) => checks.filter((check) => check.state === state).length;
  return DEPLOY_MESSAGES[locale].summary(count('pass'), count('fail'), count('skip'));
}

/** Returns the JSON report. */
export function jsonDeployChecks(siteUrl: string, checks: readonly DeployCheck[], locale: CliLocale): unknown {
  const { remedies } = DEPLOY_MESSAGES[locale];
  return {
    url: siteUrl,
    failed: checks.filter(({ state }) => state === 'fail').length,
    checks: checks.map((check) => ({ ...check, remedy: check.state === 'fail' ? remedies[check.id] : null })),
  };
}
