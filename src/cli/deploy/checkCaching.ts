import type { HttpResponse } from '@/cli/io/effects';
import { findRule, IMMUTABLE, NEVER, REVALIDATE } from '@/hosting/siteRules';
import { MISSING_FILES, UNKNOWN_PATH } from './checkPages';
import { type DeployCheck, type Finding, outcome } from './deployCheck';
import type { PageFiles } from './listPageFiles';
import type { SiteProbe } from './siteProbe';

const PAGES = ['/', '/welcome', '/game/FateGO'];
/** Five minutes: longer, and visitors keep pages whose files are gone. */
const MAX_PAGE_SECONDS = 300;
/** A month. */
const MIN_HASHED_SECONDS = 2_592_000;

/** Checks that hashed files are kept, that pages and other files are revalidated, and that errors are not stored. Service worker and
 *  live status have checks of their own. */
export async function checkCaching({ paths }: PageFiles, probe: SiteProbe): Promise<DeployCheck> {
  const findings = await Promise.all([
    ...[...PAGES, ...paths].map((path) => checkPath(path, 200, probe)),
    ...[UNKNOWN_PATH, ...MISSING_FILES].map((path) => checkPath(path, 404, probe)),
  ]);
  const known = findings.filter((one) => one !== null);
  return outcome('caching', known.length, known.flat());
}

/** Returns null where there is no response with that status. */
async function checkPath(path: string, status: 200 | 404, probe: SiteProbe): Promise<readonly Finding[] | null> {
  const probed = await probe.get(path);
  if (!probed.ok || probed.value.status !== status) return null;
  const seconds = freshSeconds(probed.value);
  const got = probed.value.headers['cache-control'] ?? '–';
  if (status === 404) return seconds > 0 ? [{ problem: 'cached', path, expected: NEVER, got }] : [];
  if (findRule(path).name === 'hashed file')
    return seconds < MIN_HASHED_SECONDS ? [{ problem: 'short-lived', path, expected: IMMUTABLE, got }] : [];
  return seconds > MAX_PAGE_SECONDS ? [{ problem: 'cached', path, expected: REVALIDATE, got }] : [];
}

/** Returns for how many seconds a browser may use a response without asking. Without `Cache-Control` and `Expires`, a browser guesses from
 *  `Last-Modified`, by custom a tenth of the age. */
export function freshSeconds({ headers }: Pick<HttpResponse, 'headers'>): number {
  const cache = headers['cache-control']?.toLowerCase() ?? '';
  if (/\bno-(?:store|cache)\b/.test(cache)) return 0;
  const maxAge = /\bmax-age=(\d+)/.exec(cache)?.[1];
  if (maxAge !== undefined) return Number(maxAge);
  const now = Date.parse(headers.date ?? '') || 0;
  const expires = headers.expires;
  // An invalid date such as 0 means that the response has expired.
  if (expires !== undefined) return Math.max(0, (Date.parse(expires) - now) / 1000 || 0);
  const modified = Date.parse(headers['last-modified'] ?? '');
  return Number.isNaN(modified) ? 0 : Math.max(0, (now - modified) / 10_000);
}
