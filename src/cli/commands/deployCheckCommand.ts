import type { DeployCheckCommand } from '@/cli/args/parsedCommand';
import { checkSite } from '@/cli/deploy/checkSite';
import { createProbe } from '@/cli/deploy/siteProbe';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { DEPLOY_MESSAGES } from '@/cli/messages/deployMessages';
import { formatDeployCheck, formatDeploySummary, jsonDeployChecks } from '@/cli/output/formatDeployChecks';

/** Runs `deploy-check`: checks a live site, and prints what fails with its remedy. */
export async function runDeployCheck(
  { siteUrl, json, all, timeoutMs }: DeployCheckCommand,
  effects: CliEffects,
): Promise<ExitCode> {
  const messages = DEPLOY_MESSAGES[effects.locale];
  const probe = createProbe(siteUrl, timeoutMs, effects);
  const start = await probe.get('/');
  if (!start.ok) {
    effects.stderr(messages.unreachable(siteUrl, start.error.got));
    return 2;
  }
  const { status, headers } = start.value;
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    effects.stderr(messages.redirected(siteUrl, new URL(headers.location, siteUrl).href));
    return 2;
  }
  const checks = await checkSite(probe, all, effects, (id) => effects.progress(messages.names[id]));
  effects.progress(null);
  if (json) effects.print(JSON.stringify(jsonDeployChecks(siteUrl, checks, effects.locale), null, 2));
  else {
    effects.print(siteUrl);
    for (const check of checks) for (const line of formatDeployCheck(check, effects)) effects.print(line);
    effects.print(formatDeploySummary(checks, effects.locale));
  }
  return checks.some((check) => check.state === 'fail') ? 1 : 0;
}
