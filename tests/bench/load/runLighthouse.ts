import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result as Report } from 'lighthouse';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import type { Mode } from './bounds';

const COMMAND = join('node_modules', 'lighthouse', 'cli', 'index.js');
const MAX_REPORT_BYTES = 100_000_000;
const THROTTLING_METHODS = { simulated: 'simulate', throttled: 'devtools' } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Categories in which every failed audit is worth naming. */
const FULL_SCORE_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
/** The site needs no other host; nothing that a page or the browser requests leaves this machine. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

type LighthouseFigure =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'firstPaint'
  | 'largestPaint'
  | 'blockingTime'
  | 'layoutShift'
  | 'speedIndex'
  | 'longestTask';

export type LighthouseRun = {
  readonly figures: Readonly<Record<LighthouseFigure, number>>;
  readonly largestElement: string;
  /** Titles of failed audits, except those on performance. */
  readonly failedAudits: readonly string[];
};

/** Runs Lighthouse with its default settings: phone, empty cache, new browser. It runs as a process of its own, because it sends functions to
 *  the page, which must not be transpiled.
 *  @throws Error  if the page could not be loaded */
export async function runLighthouse(url: string, mode: Mode): Promise<LighthouseRun> {
  const port = await findFreePort();
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`, NO_OTHER_HOST] });
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        COMMAND,
        url,
        `--port=${port}`,
        `--throttling-method=${THROTTLING_METHODS[mode]}`,
        `--only-categories=${CATEGORIES.join()}`,
        '--output=json',
        '--quiet',
        '--no-enable-error-reporting',
      ],
      { maxBuffer: MAX_REPORT_BYTES },
    );
    const report = JSON.parse(stdout) as Report;
    return { figures: readFigures(report), largestElement: readElement(report), failedAudits: listFailed(report) };
  } finally {
    await browser.close();
  }
}

function readFigures({ categories, audits }: Report): LighthouseRun['figures'] {
  const score = (id: (typeof CATEGORIES)[number]) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const tasks = readItems(audits['long-tasks']) as readonly { readonly duration: number }[];
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

function readElement({ audits }: Report): string {
  type Node = { readonly selector?: string; readonly nodeLabel?: string };
  const tables = readItems(audits['largest-contentful-paint-element']) as readonly {
    readonly items?: readonly { readonly node?: Node }[];
  }[];
  const node = tables[0]?.items?.[0]?.node;
  return node === undefined ? 'unknown' : `${node.selector} (${node.nodeLabel?.slice(0, 40)})`;
}

function listFailed({ categories, audits }: Report): readonly string[] {
  const ids = FULL_SCORE_CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return [...new Set(ids)].flatMap((id) => {
    const { score = null, title = id } = audits[id] ?? {};
    return score === null || score === 1 ? [] : [title];
  });
}

function readItems(audit: Report['audits'][string] | undefined): readonly unknown[] {
  const details = audit?.details as { readonly items?: readonly unknown[] } | undefined;
  return details?.items ?? [];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
