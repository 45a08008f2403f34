import { readFileSync } from 'node:fs';
import { classNamesOf } from './classNames';

type LoaderContext = { readonly rootContext: string; readonly resourcePath: string };

/** Creates css-loader's `getLocalIdent`, which names the classes of CSS modules; see `classNamesOf`. It throws if two files get the
 *  same names. */
export function createShortClassNames(): (context: LoaderContext, template: string, className: string) => string {
  const namesByFile = new Map<string, ReadonlyMap<string, string>>();
  const fileByName = new Map<string, string>();
  return ({ rootContext, resourcePath }, _template, className) => {
    const names =
      namesByFile.get(resourcePath) ?? classNamesOf(rootContext, resourcePath, readFileSync(resourcePath, 'utf8'));
    namesByFile.set(resourcePath, names);
    const name = names.get(className);
    if (name === undefined) throw new Error(`${resourcePath}: no class ${className} found`);
    const owner = fileByName.get(name) ?? resourcePath;
    if (owner !== resourcePath)
      throw new Error(`${resourcePath} and ${owner} get the same class names: rename one of them`);
    fileByName.set(name, resourcePath);
    return name;
  };
}
