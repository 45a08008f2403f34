import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result as Report } from 'lighthouse';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import type { FigureName, Figures, Mode } from './bounds';

const COMMAND = join('node_modules', 'lighthouse', 'cli', 'index.js');
const MAX_REPORT_BYTES = 100_000_000;
const THROTTLING_METHODS = { simulated: 'simulate', throttled: 'devtools' } as const;
/** Only performance depends on the speed of network and processor. */
const CATEGORIES = {
  simulated: ['performance', 'accessibility', 'best-practices', 'seo'],
  throttled: ['performance'],
} as const;
const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const satisfies Record<string, FigureName>;
/** The site needs no other host; nothing that a page or the browser requests leaves this machine. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export type LighthouseRun = {
  readonly figures: Figures;
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
        `--only-categories=${CATEGORIES[mode].join()}`,
        '--disable-full-page-screenshot',
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

function readFigures({ categories, audits }: Report): Figures {
  const scores = Object.values(categories).map(({ id, score }) => [
    SCORES[id as keyof typeof SCORES],
    score === null ? Number.NaN : Math.round(score * 100),
  ]);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const tasks = readItems(audits['long-tasks']) as readonly { readonly duration: number }[];
  return {
    ...Object.fromEntries(scores),
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
  const ids = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
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
