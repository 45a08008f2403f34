import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { findRule, pageFile } from '../../src/hosting/siteRules';

/** `document`: the page itself, with the styles and the first script inside it; `worker`: the search worker; `textSearch`: its second
 *  chunk; `data`: manifest, columns, catalog index and overlay; `texts`: titles and notes; `other`: icon and web app manifest. */
export type Kind = 'document' | 'script' | 'style' | 'worker' | 'textSearch' | 'data' | 'texts' | 'other';

/** A file that a cold visit loaded. */
export type WeighedFile = {
  readonly path: string;
  readonly kind: Kind;
  /** Compressed with brotli. */
  readonly bytes: number;
  /** Whether it was requested before the page showed its first result. */
  readonly isBeforeResult: boolean;
  /** Whether it was requested only once the network had been idle, i.e. for later use. */
  readonly isIdleLoad: boolean;
};

export type Visit = {
  readonly path: string;
  /** Text of the first result. */
  readonly ready: RegExp;
  /** Addresses of the files that are loaded last, once the browser is idle. */
  readonly idleFiles: readonly RegExp[];
  readonly viewport: { readonly width: number; readonly height: number };
};

/** Opens a page with an empty cache and weighs what it loads, including what it loads once the browser is idle, but not what a service
 *  worker would.
 *  @param root  the built folder of the site: sizes are those of its files, compressed with brotli 11 */
export async function weighPage(
  browser: Browser,
  site: string,
  root: string,
  { path, ready, idleFiles, viewport }: Visit,
): Promise<readonly WeighedFile[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN', viewport });
  const page = await context.newPage();
  // Epoch milliseconds, which the page, its worker and Playwright share.
  const loaded = new Map<string, { readonly kind: Kind; readonly startedAt: () => number }>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const startedAt = () => request.timing().startTime;
    if (request.resourceType() === 'document') loaded.set(documentOf(pathname), { kind: 'document', startedAt });
    else loaded.set(pathname, { kind: kindOf(pathname, request.resourceType()), startedAt });
  });
  const quiet = watchNetwork(context);
  const idleRequests = Promise.all(idleFiles.map((file) => page.waitForRequest(file)));
  await page.addInitScript(noteFirstResult, ready.source);
  await page.goto(site + path);
  await page.getByText(ready).first().waitFor();
  await quiet();
  const before = new Set(loaded.keys());
  await idleRequests;
  await quiet();
  for (const worker of page.workers()) {
    for (const { file, startedAt } of await worker.evaluate(loadedByWorker)) {
      const kind = isTextSearch(file) ? 'textSearch' : 'worker';
      if (file.endsWith('.js')) loaded.set(file, { kind, startedAt: () => startedAt });
    }
  }
  // Not requested without a window.
  for (const file of await page.evaluate(linkedFiles)) loaded.set(file, { kind: 'other', startedAt: () => Infinity });
  const resultAt = await page.evaluate(() => (globalThis as FirstResult).firstResultAt ?? Number.NaN);
  if (Number.isNaN(resultAt)) throw new Error(`${path}: the time of the first result was not noted`);
  const files = [...loaded].map(([file, { kind, startedAt }]) => ({
    path: file,
    kind,
    bytes: brotliSize(root, file),
    // The worker loads texts once it has answered, which is shortly before the page shows the result.
    isBeforeResult: kind !== 'textSearch' && kind !== 'texts' && startedAt() <= resultAt,
    isIdleLoad: kind !== 'worker' && kind !== 'textSearch' && kind !== 'other' && !before.has(file),
  }));
  await context.close();
  return files.sort((one, other) => other.bytes - one.bytes);
}

/** Adds up the files of some kinds. */
export function sumBytes(files: readonly WeighedFile[], ...kinds: readonly Kind[]): number {
  return files.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
}

/** Returns the file that answers the request for a page. */
function documentOf(path: string): string {
  const page = pageFile(findRule(path), path);
  if (page === null) throw new Error(`${path} is not a page`);
  return page;
}

/** Time without requests after which the network is idle. */
const QUIET_MS = 500;

/** Returns a function that waits until nothing has been requested for half a second. `networkidle` happens only once per page. */
function watchNetwork(context: BrowserContext): () => Promise<void> {
  const inFlight = new Set<unknown>();
  let changedAt = Date.now();
  const change = (update: () => void) => {
    update();
    changedAt = Date.now();
  };
  context.on('request', (request) => change(() => inFlight.add(request)));
  context.on('requestfinished', (request) => change(() => inFlight.delete(request)));
  context.on('requestfailed', (request) => change(() => inFlight.delete(request)));
  return async () => {
    while (inFlight.size > 0 || Date.now() - changedAt < QUIET_MS) await setTimeout(50);
  };
}

/** Runs in the page: lists icon and web app manifest. */
function linkedFiles(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=manifest]')];
  return links.map(({ href }) => new URL(href).pathname);
}

type FirstResult = { firstResultAt?: number };

/** Runs in the page: notes when a text first appears. */
function noteFirstResult(text: string): void {
  const ready = new RegExp(text);
  const observer = new MutationObserver(() => {
    if (!ready.test(document.body?.textContent ?? '')) return;
    (globalThis as FirstResult).firstResultAt = performance.timeOrigin + performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the worker: lists its own script and everything it has loaded. */
function loadedByWorker(): { readonly file: string; readonly startedAt: number }[] {
  const resources = performance
    .getEntriesByType('resource')
    .map(({ name, startTime }) => ({ file: new URL(name).pathname, startedAt: performance.timeOrigin + startTime }));
  return [{ file: location.pathname, startedAt: performance.timeOrigin }, ...resources];
}

function isTextSearch(path: string): boolean {
  return /\/textSearch\.[^/]*$/.test(path);
}

function kindOf(path: string, resource: string): Kind {
  if (isTextSearch(path)) return 'textSearch';
  if (/\/texts\.[^/]*$/.test(path)) return 'texts';
  if (path.startsWith('/catalog/') || path === '/__serverLoader') return 'data';
  if (resource === 'script' || path.endsWith('.js')) return 'script';
  if (resource === 'stylesheet' || path.endsWith('.css')) return 'style';
  return 'other';
}

/** Returns the size of a file of the site, compressed with brotli 11; 0 for a missing file. */
export function brotliSize(root: string, path: string): number {
  const file = join(root, path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
}
