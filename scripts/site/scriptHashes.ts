import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Returns the hashes of the scripts that the pages of a built site contain, as a content policy lists them. All pages contain the same;
 *  none for a site without pages. */
export function readScriptHashes(root: string): readonly string[] {
  const page = join(root, 'index.html');
  return existsSync(page) ? listScriptHashes(readFileSync(page, 'utf8')) : [];
}

/** Returns the hashes of the scripts that a page contains. */
export function listScriptHashes(page: string): readonly string[] {
  return [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}`,
  );
}
