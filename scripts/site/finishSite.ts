import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = /\.(?:js|css|html|json|svg|bin|webmanifest|txt)$/;
/** Files that are replaced without a build, by publishing or, for the service worker, by the kill switch: a compressed copy would then be
 *  outdated. */
const REPLACED = /^(?:sw\.js|catalog[\\/](?:index|[^\\/]+[\\/]manifest)\.json)$/;
const MIN_BYTES = 512;

/** Adds to a built site compressed copies of every text file that publishing does not replace.
 *  @returns  the number of files compressed */
export function finishSite(root: string): number {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      COMPRESSED.test(name) &&
      !REPLACED.test(name) &&
      statSync(join(root, name)).size >= MIN_BYTES &&
      !isCompressed(join(root, name)),
  );
  for (const name of files) {
    const path = join(root, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
  return files.length;
}

/** Returns whether a file has been compressed since it was last written. */
function isCompressed(path: string): boolean {
  return existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs >= statSync(path).mtimeMs;
}

function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
