import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the bench as a browser's bundle is made, then runs it. A loader that keeps the names of functions wraps every
 *  closure, and what would be measured is the wrapping. */
const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
const bundle = join(folder, 'bench.mjs');
try {
  await build({
    entryPoints: ['tests/bench/search/runBench.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    alias: { '@': './src' },
    minify: true,
  });
  const flags = [
    '--expose-gc',
    '--max-old-space-size=12000',
    ...process.execArgv.filter((arg) => arg.startsWith('--cpu')),
  ];
  const { status } = spawnSync(process.execPath, [...flags, bundle, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
