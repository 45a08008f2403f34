import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleProbe } from './bundleProbe';
import { ARTICLES, LINES } from './floorText';

const ARTICLE = `<article>${'<p>word</p>'.repeat(LINES)}</article>`;
const PAGE = `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<form data-tour="box"><input></form>
<main><h1>0 个</h1>${ARTICLE.repeat(ARTICLES)}</main>
<script src="/floorPage.js"></script>`;

/** Writes a site that does nothing but what key press to painted answer takes at least on this machine: a box, a worker,
 *  and words that its answer changes, without any library.
 *  @param workMs  how long the worker computes before it is slowed down */
export async function stageFloor(folder: string, workMs: number, slowdown: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [page, slow, worker] = await Promise.all([
    bundleProbe('floorPage.ts'),
    bundleProbe('slowWorker.ts', { SLOWDOWN: String(slowdown) }),
    bundleProbe('floorWorker.ts', { WORK_MS: String(workMs) }),
  ]);
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'floorPage.js'), page);
  writeFileSync(join(folder, 'floorWorker.js'), `${slow}\n${worker}`);
}
