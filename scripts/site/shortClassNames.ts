import { createHash } from 'node:crypto';
import { relative } from 'node:path';

type LoaderContext = { readonly rootContext: string; readonly resourcePath: string };

/** Characters of a file's prefix: 52³ prefixes for about 120 files. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Creates the function by which css-loader names the classes of CSS modules: three letters for the file, then a number for
 *  the class. Each name is downloaded twice, in a stylesheet and in a script, and Umi's `name___hash` does not compress
 *  (5 kB brotli on a shop page). Names depend on the file only, so that other files keep their content hash.
 *  @returns  css-loader's `getLocalIdent`; throws if two files get the same letters */
export function createShortClassNames(): (context: LoaderContext, template: string, className: string) => string {
  const classesByFile = new Map<string, Map<string, number>>();
  const fileByPrefix = new Map<string, string>();
  return ({ rootContext, resourcePath }, _template, className) => {
    const file = relative(rootContext, resourcePath).replaceAll('\\', '/');
    const prefix = prefixOf(file);
    const owner = fileByPrefix.get(prefix) ?? file;
    if (owner !== file) throw new Error(`${file} and ${owner} get the same class names: rename one of them`);
    fileByPrefix.set(prefix, file);
    const classes = classesByFile.get(file) ?? new Map<string, number>();
    classesByFile.set(file, classes);
    if (!classes.has(className)) classes.set(className, classes.size);
    return `${prefix}${classes.get(className)}`;
  };
}

function prefixOf(file: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(file).digest();
  return [a, b, c].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
