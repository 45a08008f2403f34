import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** What one cold visit loaded from the site, in brotli bytes by kind. */
export type PageWeight = {
  readonly scripts: number;
  readonly styles: number;
  readonly worker: number;
  /** Manifest, columns of the segments, shelf and overlay. */
  readonly catalog: number;
  /** Titles and notes, and the worker's search by text: they come after the first answer. */
  readonly later: number;
  /** What the worker loads after the first answer to a query without conditions: what answers those with conditions, and
   *  for large catalogs the kernel. */
  readonly refinement: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
};

type Kind = 'scripts' | 'styles' | 'worker' | 'catalog' | 'later' | 'refinement' | 'other';

/** `worker/textPart.ts` sees to it that these are asked for after the first answer. */
const LATER = /\/(?:texts|textSearch)\.[^/]*$/;
/** As `worker/serve.ts` loads it. */
const REFINEMENT = /\/(?:refinement|kernel)\.[^/]*$/;

/** Opens a page with an empty cache and adds up what it loaded until `ready` is on screen and the network rests.
 *  @param root   the built folder the site serves: sizes are those of its files, compressed with brotli 11
 *  @param ready  text that tells that the page shows what it is for */
export async function weighPage(
  browser: Browser,
  site: string,
  path: string,
  root: string,
  ready: RegExp,
): Promise<PageWeight> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN' });
  const page = await context.newPage();
  const loaded = new Map<string, Kind>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') loaded.set('/index.html', 'other');
    else loaded.set(pathname, kindOf(pathname, request.resourceType()));
  });
  await page.goto(site + path);
  await page.getByText(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const worker of page.workers()) {
    for (const path of await worker.evaluate(loadedByThisWorker)) {
      const late = kindOfLate(path);
      if (path.endsWith('.js')) loaded.set(path, late ?? 'worker');
    }
  }
  await context.close();

  const files = [...loaded].map(([file, kind]) => ({ path: file, kind, bytes: brotliSize(root, file) }));
  const sum = (kind: Kind) => files.filter((file) => file.kind === kind).reduce((total, file) => total + file.bytes, 0);
  return {
    scripts: sum('scripts'),
    styles: sum('styles'),
    worker: sum('worker'),
    catalog: sum('catalog'),
    later: sum('later'),
    refinement: sum('refinement'),
    files: files.map(({ path: file, bytes }) => ({ path: file, bytes })).sort((a, b) => b.bytes - a.bytes),
  };
}

/** Runs inside the worker: its own script and all it loaded. */
function loadedByThisWorker(): string[] {
  const resources = performance.getEntriesByType('resource').map((entry) => entry.name);
  return [location.href, ...resources].map((address) => new URL(address).pathname);
}

function kindOfLate(path: string): Kind | null {
  if (REFINEMENT.test(path)) return 'refinement';
  return LATER.test(path) ? 'later' : null;
}

function kindOf(path: string, resource: string): Kind {
  const late = kindOfLate(path);
  if (late !== null) return late;
  if (path.startsWith('/catalog/') || path === '/__serverLoader') return 'catalog';
  if (resource === 'script' || path.endsWith('.js')) return 'scripts';
  if (resource === 'stylesheet' || path.endsWith('.css')) return 'styles';
  return 'other';
}

/** What a file of the site weighs on its way, compressed with brotli 11.
 *  @returns  0 for what the site does not have: a missing file weighs nothing */
export function brotliSize(root: string, path: string): number {
  const file = join(root, path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
}
