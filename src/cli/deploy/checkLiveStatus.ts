import { ShopError } from '@/base/shopError';
import type { CliEffects } from '@/cli/io/effects';
import { GAME_IDS } from '@/games/ids';
import { LIVE_STATUS_PATH, NEVER } from '@/hosting/siteRules';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { freshSeconds } from './checkCaching';
import { type DeployCheck, type Finding, outcome } from './deployCheck';
import { isHtml, type SiteProbe, textOf, wrongStatus } from './siteProbe';

const PAGE = 'game/FateGO';
/** Pages stop waiting after this time. */
const MAX_MS = 3_000;
const MAX_CACHED_SECONDS = 60;

/** Checks the live status as pages request it. A site without one is fine. */
export async function checkLiveStatus(probe: SiteProbe, { now }: Pick<CliEffects, 'now'>): Promise<DeployCheck> {
  const query = new URLSearchParams({ route: PAGE, url: probe.siteUrl + PAGE });
  const startedAt = now();
  const probed = await probe.get(`${LIVE_STATUS_PATH}?${query}`);
  const took = now() - startedAt;
  if (!probed.ok) return outcome('live-status', 1, [{ ...probed.error, path: LIVE_STATUS_PATH }]);
  const response = probed.value;
  const path = LIVE_STATUS_PATH;
  if (response.status === 404 || response.status === 410) return outcome('live-status', 0, []);
  const status = wrongStatus(path, 200, response);
  if (status.length > 0) return outcome('live-status', 1, status);
  if (isHtml(response))
    return outcome('live-status', 1, [{ problem: 'html', path, expected: 'application/json', got: '200 text/html' }]);
  const findings: Finding[] = [];
  const invalid = findInvalid(textOf(response));
  if (invalid !== null) findings.push({ problem: 'invalid', path, expected: '{"version":1,…}', got: invalid });
  const got = response.headers['cache-control'] ?? '–';
  if (freshSeconds(response) > MAX_CACHED_SECONDS) findings.push({ problem: 'cached', path, expected: NEVER, got });
  if (took > MAX_MS) findings.push({ problem: 'slow', path, expected: `${MAX_MS} ms`, got: `${took} ms` });
  return outcome('live-status', 1, findings);
}

/** Returns why a page could not read the live status; null if all pages can. */
function findInvalid(text: string): string | null {
  try {
    const file: unknown = JSON.parse(text);
    for (const game of GAME_IDS) decodeOverlay(file, game);
    return null;
  } catch (error) {
    if (error instanceof ShopError || error instanceof SyntaxError) return error.message;
    throw error;
  }
}
