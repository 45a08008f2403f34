import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BASE_PATH } from '../../../src/base/sitePath';
import { cssModulesPlugin } from '../css/cssModulesPlugin';

const UMI_FILES = 'src/.umi-production';
const OUTFILE = 'node_modules/.cache/vitrine/pages/renderPage.mjs';
/** Packages in CommonJS format call `require`. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

export type Renderer = typeof import('./renderPage');

/** Bundles the whole site for Node, from the files that Umi has generated for the browser, so that both render the same elements. */
export async function buildRenderer(): Promise<Renderer> {
  await build({
    entryPoints: ['scripts/site/pages/renderPage.tsx'],
    outfile: OUTFILE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    alias: {
      '@umijs/max': resolve(UMI_FILES, 'exports.ts'),
      umi: resolve(UMI_FILES, 'exports.ts'),
      '@@': resolve(UMI_FILES),
    },
    plugins: [cssModulesPlugin],
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.PUBLIC_PATH': JSON.stringify(BASE_PATH) },
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  return import(`${pathToFileURL(resolve(OUTFILE))}?${Date.now()}`);
}
