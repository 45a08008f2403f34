import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = /\.(?:js|css|html|json|svg|bin|webmanifest|txt)$/;
/** What is replaced in place, by publishing or, for the service worker, by the kill switch: a twin would go on saying what
 *  stood there before. */
const REPLACED = /^(?:sw\.js|catalog[\\/](?:index|[^\\/]+[\\/]manifest)\.json)$/;
const WORTH_IT = 512;

/** Finishes a built site: 404.html for hosts that answer unknown paths with it, and compressed twins beside every
 *  text that no publishing replaces.
 *  @returns  the number of files that got twins */
export function finishSite(root: string): number {
  copyFileSync(join(root, 'index.html'), join(root, '404.html'));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      COMPRESSED.test(name) &&
      !REPLACED.test(name) &&
      statSync(join(root, name)).size >= WORTH_IT &&
      !hasTwin(join(root, name)),
  );
  for (const name of files) {
    const path = join(root, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
  return files.length;
}

/** Whether a file was compressed after it was last written. */
function hasTwin(path: string): boolean {
  return existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs >= statSync(path).mtimeMs;
}

function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
