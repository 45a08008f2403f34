import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';

/** Bundles the benchmark like the browser bundle and runs it. Libraries are external and resolved from the bundle's folder. A
 *  loader that preserves function names would wrap every closure and distort the times. */
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
