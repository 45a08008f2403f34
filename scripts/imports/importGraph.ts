import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Path of each file below a folder → the other files below it that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ENDINGS = ['', '.ts', '.tsx', '/index.tsx'];

/** Reads the import graph of the source files, without generated code.
 *  @param root  folder that contains `src` */
export function readImportGraph(root: string): ImportGraph {
  const files = listFiles(root, 'src').filter((file) => !file.startsWith('src/.'));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      if (!/\.tsx?$/.test(file)) return [file, []];
      const targets = specifiersOf(readFileSync(join(root, file), 'utf8')).flatMap((specifier) => {
        const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : join(dirname(file), specifier);
        return ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate)) ?? [];
      });
      return [file, [...new Set(targets)]];
    }),
  );
}

/** Finds groups of folders that import each other in a circle, directly or through others.
 *  @returns  each group sorted, without groups of one */
export function findFolderCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const own = folders.get(dirname(file)) ?? new Set();
    for (const target of targets) if (dirname(target) !== dirname(file)) own.add(dirname(target));
    folders.set(dirname(file), own);
  }
  const reach = new Map([...folders.keys()].map((folder) => [folder, reachableFrom(folder, folders)]));
  const groups = new Set<string>();
  for (const [folder, reached] of reach) {
    if (!reached.has(folder)) continue;
    groups.add(
      [...reached]
        .filter((other) => reach.get(other)?.has(folder))
        .sort()
        .join('\n'),
    );
  }
  return [...groups].sort().map((group) => group.split('\n'));
}

function reachableFrom(start: string, folders: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of folders.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

function specifiersOf(code: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const workers = [...code.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].flatMap((match) => match[1] ?? []);
  return [...importedFiles.map(({ fileName }) => fileName), ...workers].filter((name) => /^(\.|@\/)/.test(name));
}

function listFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(root, join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
