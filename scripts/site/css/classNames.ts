import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Characters of a file's prefix: 52³ prefixes for about 120 files. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g;
const LOCAL_NAME = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([A-Za-z_][\w-]*)/g;

/** Returns the names under which a CSS module is published: three letters for the file, then a number for the class. Each name is
 *  downloaded twice, in a stylesheet and in a script, and Umi's `name___hash` does not compress (5 kB brotli on a shop page). Names
 *  depend on the file only, so that other files keep their content hash, and pages rendered at build time get the same ones.
 *  @param root  folder of the project
 *  @param path  of the CSS module
 *  @param css   its content
 *  @returns     published names by the names in the file: classes and keyframes */
export function classNamesOf(root: string, path: string, css: string): ReadonlyMap<string, string> {
  const prefix = prefixOf(relative(root, path).replaceAll('\\', '/'));
  const names = new Map<string, string>();
  for (const [, className, keyframes] of css.replace(COMMENT_OR_STRING, '').matchAll(LOCAL_NAME)) {
    const name = className ?? keyframes ?? '';
    if (!names.has(name)) names.set(name, `${prefix}${names.size}`);
  }
  return names;
}

function prefixOf(file: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(file).digest();
  return [a, b, c].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
