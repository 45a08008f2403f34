import { freshSeconds } from './checkCaching';
import { type DeployCheck, type Finding, outcome } from './deployCheck';
import { isHtml, mediaType, type SiteProbe, wrongStatus } from './siteProbe';

const PATH = '/sw.js';
const SCRIPT_TYPES = ['text/javascript', 'application/javascript'];

/** Checks that the service worker is a script at the root of the site, always current, and may control the whole site. */
export async function checkServiceWorker(probe: SiteProbe): Promise<DeployCheck> {
  const probed = await probe.get(PATH);
  if (!probed.ok) return outcome('service-worker', 1, [probed.error]);
  const response = probed.value;
  const status = wrongStatus(PATH, 200, response);
  if (status.length > 0) return outcome('service-worker', 1, status);
  const type = mediaType(response);
  if (isHtml(response))
    return outcome('service-worker', 1, [
      { problem: 'html', path: PATH, expected: 'text/javascript', got: 'text/html' },
    ]);
  const findings: Finding[] = [];
  if (!SCRIPT_TYPES.includes(type))
    findings.push({ problem: 'type', path: PATH, expected: 'text/javascript', got: type || '–' });
  const got = response.headers['cache-control'] ?? '–';
  if (freshSeconds(response) > 0) findings.push({ problem: 'cached', path: PATH, expected: 'no-cache', got });
  const allowed = response.headers['service-worker-allowed'];
  if (allowed !== undefined && !probe.basePath.startsWith(allowed))
    findings.push({ problem: 'scope', path: PATH, expected: probe.basePath, got: allowed });
  return outcome('service-worker', 1, findings);
}
