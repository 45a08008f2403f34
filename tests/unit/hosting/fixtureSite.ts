import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SCRIPT = `/* ${'a script that is long enough to be compressed '.repeat(40)}*/`;
const INLINE = '<script>document.title="Vitrine"</script>';

/** The content of the files of a small site, by path. */
export const SITE_FILES: Readonly<Record<string, string>> = {
  '/index.html': `<!DOCTYPE html>start ${INLINE}`,
  '/404.html': `<!DOCTYPE html>not found ${INLINE}`,
  '/welcome.html': `<!DOCTYPE html>welcome ${INLINE}`,
  '/game/FateGO.html': `<!DOCTYPE html>shop ${INLINE}`,
  '/umi.0123abcd.js': SCRIPT,
  '/assets/shop.0123abcd.async.js': SCRIPT,
  '/assets/shop.0123abcd.chunk.css': '.card { color: red }',
  '/sw.js': 'addEventListener("fetch", () => undefined)',
  '/manifest.webmanifest': '{"name":"Vitrine"}',
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/app-48.png': 'png',
  '/robots.txt': 'User-agent: *',
  '/catalog/index.json': '{"games":{}}',
  '/catalog/FateGO/manifest.json': '{"segments":[]}',
  '/catalog/FateGO/offers.0123456789abcdef.bin': 'columns',
};

/** Writes the small site into a folder, with compressed copies of its scripts. */
export function writeFixtureSite(root: string): void {
  for (const [path, text] of Object.entries(SITE_FILES)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (text !== SCRIPT) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}
