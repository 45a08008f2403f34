import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFolderCycles, readImportGraph } from './importGraph';

/** Rosters, generated names, word lists and drawings are data. */
const DATA = /\.json$|glyphDrawings/;

const root = process.argv[2] ?? '.';
const graph = readImportGraph(root);
const files = [...graph.keys()].filter((file) => !DATA.test(file));
const lines = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length]));

const importers = new Map<string, number>();
for (const targets of graph.values())
  for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
const small = files.filter((file) => /\.tsx?$/.test(file) && (lines.get(file) ?? 0) <= 25 && importers.get(file) === 1);

const sizes = new Map<string, number>();
for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
const [largest, size] = [...sizes].reduce((one, other) => (other[1] > one[1] ? other : one));

const ignores = files.reduce(
  (sum, file) => sum + (readFileSync(join(root, file), 'utf8').match(/biome-ignore/g)?.length ?? 0),
  0,
);
const cycles = findFolderCycles(graph);

console.log(`files in src: ${files.length}`);
console.log(`lines in src: ${[...lines.values()].reduce((sum, count) => sum + count, 0)}`);
console.log(`files of at most 25 lines with one importer: ${small.length}`);
console.log(
  `folders in import cycles: ${cycles.flat().length}${cycles.map((group) => `\n  ${group.join(' ')}`).join('')}`,
);
console.log(`biome-ignore comments in src: ${ignores}`);
console.log(`largest folder: ${largest}, ${size} files`);
if (process.argv.includes('--small')) console.log(small.join('\n'));
