import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the benchmark like the browser bundle and runs it. A loader that preserves function names would wrap every closure
 *  and distort the times. */
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
