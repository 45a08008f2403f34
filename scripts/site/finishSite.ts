import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

const COMPRESSED = /\.(?:js|css|html|json|svg|bin|webmanifest|txt)$/;
/** Files that are replaced without a build, by publishing or, for the service worker, by the kill switch: a compressed copy would then be
 *  outdated. */
const REPLACED = /^(?:sw\.js|catalog[\\/](?:index|[^\\/]+[\\/]manifest)\.json)$/;
const MIN_BYTES = 512;

/** Adds to a built site compressed copies of every text file that publishing does not replace, and replaces outdated ones.
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

/** Returns whether a file has both compressed copies, with its present content. Compares the content, because a file that was copied from
 *  elsewhere may be older than its copies. */
function isCompressed(path: string): boolean {
  const bytes = readFileSync(path);
  return contains(`${path}.br`, bytes, brotliDecompressSync) && contains(`${path}.gz`, bytes, gunzipSync);
}

function contains(copy: string, bytes: Buffer, decompress: (bytes: Buffer) => Buffer): boolean {
  if (!existsSync(copy)) return false;
  try {
    return decompress(readFileSync(copy)).equals(bytes);
  } catch {
    // Truncated, as by a build that was interrupted.
    return false;
  }
}

function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
