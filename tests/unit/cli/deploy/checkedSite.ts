import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendRequest } from '@/cli/io/sendRequest';
import { type Site, serveSite } from '../../../../scripts/site/serveSite';
import { memoryHost } from '../io/memoryEffects';
import { run } from '../runOn';
import { type HostResponse, type Misconfigure, startMisconfigured } from './misconfiguredHost';
import { writeSmallSite } from './smallSite';

/** The JSON report of the command. */
export type Report = {
  readonly failed: number;
  readonly checks: readonly {
    readonly id: string;
    readonly state: string;
    readonly remedy: string | null;
    readonly findings: readonly { readonly problem: string; readonly path: string; readonly got: string }[];
  }[];
};

/** A small site that is served by a well configured host. */
export type CheckedSite = Site & {
  /** A folder of the test, with the site in `site`. */
  readonly folder: string;
  readonly root: string;
};

export async function serveSmallSite(): Promise<CheckedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-check-'));
  const root = join(folder, 'site');
  await writeSmallSite(root);
  const { url, close } = await serveSite(root, 0);
  return {
    url,
    folder,
    root,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs the command on a URL, and returns its exit code and JSON report. */
export async function check(url: string, options = ''): Promise<{ readonly code: number; readonly report: Report }> {
  const host = memoryHost({}, { request: sendRequest });
  const code = await run(`deploy-check ${url} --json${options}`, host);
  return { code, report: JSON.parse(host.printed.join('\n')) };
}

/** Runs the command on a host that changes the responses of a site. */
export async function checkMisconfigured(site: Site, change: Misconfigure, options = ''): Promise<Report> {
  const host = await startMisconfigured(site, change);
  const { code, report } = await check(host.url, options);
  await host.close();
  expect(code).toBe(report.failed > 0 ? 1 : 0);
  return report;
}

/** Returns the ids of the checks in a state. */
export function idsIn(state: 'fail' | 'skip', { checks }: Report): readonly string[] {
  return checks.filter((one) => one.state === state).map(({ id }) => id);
}

export function findingsOf({ checks }: Report, id: string): Report['checks'][number]['findings'] {
  return checks.find((one) => one.id === id)?.findings ?? [];
}

/** Replaces a file during a test; null removes it. */
export async function withFile(
  file: string,
  content: string | Buffer | null,
  test: () => Promise<void>,
): Promise<void> {
  const before = readFileSync(file);
  if (content === null) rmSync(file);
  else writeFileSync(file, content);
  try {
    await test();
  } finally {
    writeFileSync(file, before);
  }
}

export function withHeaders(response: HostResponse, headers: Readonly<Record<string, string>>): HostResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}
