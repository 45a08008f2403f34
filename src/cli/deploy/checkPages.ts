import { PAGE_PATHS } from '@/hosting/siteRules';
import { type DeployCheck, type Finding, outcome } from './deployCheck';
import { isHtml, mediaType, type SiteProbe, textOf, wrongStatus } from './siteProbe';

/** A path that no site has. */
export const UNKNOWN_PATH = '/deploy-check/no-such-page';

/** Names of files that no site has. */
export const MISSING_FILES = [
  '/assets/deploy-check.00000000.async.js',
  '/deploy-check.00000000.css',
  '/deploy-check.json',
  '/catalog/deploy-check',
  '/catalog/FateGO/offers.0000000000000000.bin',
];

/** Every page of the site contains this element. */
const PAGE_MARK = 'id="root"';

/** The start page, which other addresses show too. */
const START_PATHS = ['/', '/welcome'];

/** Checks that every page is answered with its own file. */
export async function checkPages(probe: SiteProbe): Promise<DeployCheck> {
  const start = await probe.get('/');
  const startText = start.ok ? textOf(start.value) : null;
  const paths = ['/', ...PAGE_PATHS];
  const findings = await Promise.all(
    paths.map(async (path): Promise<readonly Finding[]> => {
      const probed = await probe.get(path);
      if (!probed.ok) return [probed.error];
      const wrong = wrongStatus(path, 200, probed.value);
      if (wrong.length > 0) return wrong;
      const text = textOf(probed.value);
      const isOther = !text.includes(PAGE_MARK) || (!START_PATHS.includes(path) && text === startText);
      if (isOther) return [{ problem: 'not-the-page', path, expected: pageName(path), got: describe(text) }];
      return wrongType(path, mediaType(probed.value));
    }),
  );
  return outcome('pages', paths.length, findings.flat());
}

/** Checks that an unknown path is answered with the page for unknown paths and status 404. */
export async function checkNotFound(probe: SiteProbe): Promise<DeployCheck> {
  const probed = await probe.get(UNKNOWN_PATH);
  if (!probed.ok) return outcome('not-found', 1, [probed.error]);
  const status = wrongStatus(UNKNOWN_PATH, 404, probed.value);
  const text = textOf(probed.value);
  const page: readonly Finding[] = text.includes(PAGE_MARK)
    ? wrongType(UNKNOWN_PATH, mediaType(probed.value))
    : [{ problem: 'not-the-page', path: UNKNOWN_PATH, expected: '404.html', got: describe(text) }];
  return outcome('not-found', 1, status.length > 0 ? status : page);
}

/** Checks that missing files are answered with 404, not with a page and status 200. */
export async function checkMissingFiles(probe: SiteProbe): Promise<DeployCheck> {
  const findings = await Promise.all(
    MISSING_FILES.map(async (path): Promise<readonly Finding[]> => {
      const probed = await probe.get(path);
      if (!probed.ok) return [probed.error];
      const { status } = probed.value;
      if (!isHtml(probed.value)) return wrongStatus(path, 404, probed.value);
      const problem = status === 404 ? 'html-with-404' : 'html';
      return [{ problem, path, expected: '404', got: `${status} text/html` }];
    }),
  );
  return outcome('missing-files', MISSING_FILES.length, findings.flat());
}

function wrongType(path: string, type: string): readonly Finding[] {
  return type === 'text/html' ? [] : [{ problem: 'not-html', path, expected: 'text/html', got: type || '–' }];
}

function pageName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Returns the title of a page, or its first words. */
function describe(text: string): string {
  const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1];
  return (title ?? text).trim().slice(0, 60) || '–';
}
