import type { CliEffects } from '@/cli/io/effects';
import { checkCaching } from './checkCaching';
import { checkCatalogs } from './checkCatalogs';
import { checkCompression, checkFiles } from './checkFiles';
import { checkContentPolicy, checkSecurityHeaders } from './checkHeaders';
import { checkLiveStatus } from './checkLiveStatus';
import { checkMissingFiles, checkNotFound, checkPages } from './checkPages';
import { checkServiceWorker } from './checkServiceWorker';
import { DEPLOY_CHECKS, type DeployCheck, type DeployCheckId } from './deployCheck';
import { listPageFiles } from './listPageFiles';
import type { SiteProbe } from './siteProbe';

/** Runs all checks of a live site, in the order of DEPLOY_CHECKS.
 *  @param all         verifies every file of the catalogs
 *  @param onProgress  called before each check */
export async function checkSite(
  probe: SiteProbe,
  all: boolean,
  effects: Pick<CliEffects, 'sha256' | 'now'>,
  onProgress: (id: DeployCheckId) => void,
): Promise<readonly DeployCheck[]> {
  const files = await listPageFiles(probe);
  const checks: Readonly<Record<DeployCheckId, () => Promise<DeployCheck>>> = {
    pages: () => checkPages(probe),
    'not-found': () => checkNotFound(probe),
    'missing-files': () => checkMissingFiles(probe),
    files: () => checkFiles(files, probe),
    compression: () => checkCompression(files, probe),
    caching: () => checkCaching(files, probe),
    'content-policy': () => checkContentPolicy(probe, effects),
    headers: () => checkSecurityHeaders(files, probe),
    'live-status': () => checkLiveStatus(probe, effects),
    catalog: () => checkCatalogs(all, probe, effects),
    'service-worker': () => checkServiceWorker(probe),
  };
  const results: DeployCheck[] = [];
  // One after the other, because the duration of the live status counts.
  for (const id of DEPLOY_CHECKS) {
    onProgress(id);
    results.push(await checks[id]());
  }
  return results;
}
