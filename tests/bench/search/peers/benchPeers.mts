import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';

/** Bundles the bench as a browser's bundle is made, then runs it; the peers' libraries stay outside, and are found from
 *  where the bundle lies. A loader that keeps the names of functions would wrap every closure and measure the wrapping. */
const BUNDLE = 'node_modules/.cache/bench-peers/bench.mjs';
const LIBRARIES = ['esbuild', 'itemsjs', 'minisearch', 'flexsearch', '@orama/orama', '@sqlite.org/sqlite-wasm'];

mkdirSync('node_modules/.cache/bench-peers', { recursive: true });
await build({
  entryPoints: ['tests/bench/search/peers/runPeers.ts'],
  outfile: BUNDLE,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'es2022',
  alias: { '@': './src' },
  external: LIBRARIES,
  minify: true,
});
const flags = ['--expose-gc', '--max-old-space-size=12000'];
const { status } = spawnSync(process.execPath, [...flags, BUNDLE, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
