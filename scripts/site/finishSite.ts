import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

const compressAsBrotli = promisify(brotliCompress);
const compressAsGzip = promisify(gzip);

const COMPRESSED = /\.(?:js|css|html|json|svg|bin|webmanifest|txt)$/;
/** Files that are replaced without a build, by publishing or, for the service worker, by the kill switch: a compressed copy would then be
 *  outdated. */
const REPLACED = /^(?:sw\.js|catalog[\\/](?:index|[^\\/]+[\\/]manifest)\.json)$/;
const MIN_BYTES = 512;

/** Adds to a built site compressed copies of every text file that publishing does not replace, and replaces outdated ones. Several at the
 *  same time: one after the other, a whole site would take ten seconds.
 *  @returns  the number of files compressed */
export async function finishSite(root: string): Promise<number> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      COMPRESSED.test(name) &&
      !REPLACED.test(name) &&
      statSync(join(root, name)).size >= MIN_BYTES &&
      !isCompressed(join(root, name)),
  );
  await Promise.all(files.map((name) => writeCopies(join(root, name))));
  return files.length;
}

async function writeCopies(path: string): Promise<void> {
  const bytes = readFileSync(path);
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await compressAsGzip(bytes, { level: 9 }));
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

function brotli(bytes: Buffer): Promise<Buffer> {
  return compressAsBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
