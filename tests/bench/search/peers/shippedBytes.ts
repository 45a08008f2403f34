import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import type { PeerKind } from './peer';

/** Returns the bytes that a browser downloads for a peer's library: bundled, minified and compressed with brotli 11 (9 above 4 MiB),
 *  and its further files. 0 for a peer without a library; null if the library is not installed. */
export async function shippedBytes({ imports, files }: PeerKind): Promise<number | null> {
  try {
    const script = imports === '' ? 0 : compressedSize(await bundle(imports));
    const require = createRequire(join(process.cwd(), 'package.json'));
    return files.reduce((sum, file) => sum + compressedSize(readFileSync(require.resolve(file))), script);
  } catch {
    return null;
  }
}

async function bundle(contents: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    alias: { '@': './src' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

function compressedSize(bytes: Uint8Array): number {
  // Quality 11 is too slow for files of tens of megabytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 2 ** 22 ? 9 : 11 };
  return brotliCompressSync(bytes, { params }).length;
}
