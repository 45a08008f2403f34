import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';
import type { Values } from './parseArguments';
import type { DeployCheckCommand } from './parsedCommand';

const DEFAULT_TIMEOUT_SECONDS = '10';

/** Parses `deploy-check`. */
export function parseDeployCheckCommand(
  { json = false, all = false, timeout = DEFAULT_TIMEOUT_SECONDS }: Values,
  [url, ...more]: readonly string[],
): Result<DeployCheckCommand, CommandProblem> {
  if (url === undefined) return problem('missing-url', '');
  if (more.length > 0) return problem('unexpected-argument', more.join(' '));
  const siteUrl = parseSiteUrl(url);
  if (siteUrl === null) return problem('invalid-url', url);
  if (!/^\d{1,3}$/.test(timeout) || Number(timeout) === 0) return problem('invalid-timeout', timeout);
  return ok({ command: 'deploy-check', siteUrl, json, all, timeoutMs: Number(timeout) * 1_000 });
}

/** Returns the URL of a site with a slash at its end; null for one that is not complete. */
function parseSiteUrl(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/*$/, '/')}`;
}
