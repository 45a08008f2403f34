import type { CliEffects } from '@/cli/io/effects';
import { securityHeaders } from '@/hosting/securityHeaders';
import { MISSING_FILES, UNKNOWN_PATH } from './checkPages';
import { comparePolicy, parsePolicies } from './contentPolicy';
import { type DeployCheck, type Finding, outcome } from './deployCheck';
import type { PageFiles } from './listPageFiles';
import { isHtml, type SiteProbe, textOf } from './siteProbe';

const DOCUMENTS = ['/', '/game/FateGO', UNKNOWN_PATH];
const POLICY = 'Content-Security-Policy';

/** Values that are as good as that of our table. */
const ACCEPTED: Readonly<Record<string, RegExp>> = {
  'X-Content-Type-Options': /^nosniff$/i,
  'Referrer-Policy': /(?:^|,\s*)(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/i,
  'Cross-Origin-Opener-Policy': /^same-origin$/i,
  'Permissions-Policy': /^(?=.*\bcamera=\(\))(?=.*\bmicrophone=\(\))(?=.*\bgeolocation=\(\))/i,
};

/** Checks that pages, also the one for unknown paths, have the content policy of the site with the hashes of their scripts, and may not be
 *  framed. */
export async function checkContentPolicy(
  probe: SiteProbe,
  { sha256 }: Pick<CliEffects, 'sha256'>,
): Promise<DeployCheck> {
  const findings = await Promise.all(
    DOCUMENTS.map(async (path): Promise<readonly Finding[] | null> => {
      const probed = await probe.get(path);
      if (!probed.ok || !isHtml(probed.value)) return null;
      const hashes = await scriptHashes(textOf(probed.value), sha256);
      const expected = securityHeaders(hashes)[POLICY] ?? '';
      const header = probed.value.headers[POLICY.toLowerCase()];
      if (header === undefined) return [{ problem: 'no-policy', path, expected, got: '–' }];
      return findDifferences(path, header, expected);
    }),
  );
  const known = findings.filter((one) => one !== null);
  return outcome('content-policy', known.length, known.flat());
}

/** What any of several policies blocks is blocked; what only some of them allow is not allowed. */
function findDifferences(path: string, header: string, expected: string): readonly Finding[] {
  const [needed] = parsePolicies(expected);
  if (needed === undefined) return [];
  const differences = parsePolicies(header).map((policy) => comparePolicy(policy, needed));
  const blocks = differences.flat().filter(({ kind }) => kind === 'policy-blocks');
  const isLoose = differences.every((list) => list.some(({ kind }) => kind === 'policy-allows'));
  const allows = isLoose ? (differences[0] ?? []).filter(({ kind }) => kind === 'policy-allows') : [];
  return [...blocks, ...allows].map(({ kind, directive, sources }) => ({
    problem: kind,
    path,
    expected: `${directive} ${[...(needed.get(directive) ?? [])].join(' ')}`,
    got: `${directive} ${sources.join(' ')}`,
  }));
}

/** Checks the other security headers on pages, and `nosniff` on every kind of response. */
export async function checkSecurityHeaders({ paths }: PageFiles, probe: SiteProbe): Promise<DeployCheck> {
  const script = paths.find((path) => path.endsWith('.js'));
  const files = [...MISSING_FILES.slice(0, 1), ...(script === undefined ? [] : [script])];
  const findings = await Promise.all([
    ...DOCUMENTS.map((path) => checkNames(path, Object.keys(ACCEPTED), probe)),
    ...files.map((path) => checkNames(path, ['X-Content-Type-Options'], probe)),
  ]);
  return outcome('headers', findings.length, findings.flat());
}

async function checkNames(path: string, names: readonly string[], probe: SiteProbe): Promise<readonly Finding[]> {
  const probed = await probe.get(path);
  if (!probed.ok) return [];
  const expected = securityHeaders([]);
  return names.flatMap((name): readonly Finding[] => {
    const got = probed.value.headers[name.toLowerCase()];
    if (got !== undefined && ACCEPTED[name]?.test(got)) return [];
    return [
      {
        problem: 'header',
        path,
        expected: `${name}: ${expected[name]}`,
        got: got === undefined ? '–' : `${name}: ${got}`,
      },
    ];
  });
}

/** Returns the hashes of the scripts inside a page, as a content policy lists them. */
async function scriptHashes(page: string, sha256: CliEffects['sha256']): Promise<readonly string[]> {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
  return Promise.all(
    scripts.map(
      async (script) =>
        `sha256-${Buffer.from(await sha256(new TextEncoder().encode(script)), 'hex').toString('base64')}`,
    ),
  );
}
