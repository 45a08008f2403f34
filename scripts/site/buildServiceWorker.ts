import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { BASE_PATH } from '../../src/base/sitePath';
import { listRelease } from './listRelease';

/** Writes `sw.js` into a built site: the service worker with the list of the site's files. Its bytes depend on the release only; browsers
 *  detect a new release by changed bytes.
 *  @returns  the number of files listed */
export function buildServiceWorker(root: string): number {
  const release = listRelease(root);
  buildSync({
    entryPoints: ['src/service-worker/serviceWorker.ts'],
    outfile: join(root, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome100', 'firefox100', 'safari15'],
    charset: 'utf8',
    legalComments: 'none',
    define: { __RELEASE__: JSON.stringify(release), 'process.env.PUBLIC_PATH': JSON.stringify(BASE_PATH) },
  });
  return release.entry.length + release.code.length + release.other.length;
}
