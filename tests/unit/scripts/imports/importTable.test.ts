/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFolderCycles, readImportGraph } from '../../../../scripts/imports/importGraph';
import { IMPORT_TABLE } from '../../../../scripts/imports/importTable';
import { replaceImportTable } from '../../../../scripts/imports/importTableText';
import { formatLintRules } from '../../../../scripts/imports/lintRules';

const FOLDERS = IMPORT_TABLE.map(({ folder }) => folder);

/** One line of code that breaks the import table, by the folder that contains it. */
const BREACHES: readonly (readonly [string, string, string])[] = [
  [
    'a value from a folder below it in the table',
    'domain',
    "import { GAMES } from '@/games/games';\nexport const games = GAMES;",
  ],
  ['a type', 'engine', "import type { Hit } from '@/search-worker/protocol';\nexport type Asked = Hit;"],
  ['a path that climbs', 'catalog', "export { EMPTY_QUERY } from '../domain/query';"],
  [
    'a Node module in the core',
    'importer',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
  ],
  ['React in the core', 'names', "import { useState } from 'react';\nexport const use = useState;"],
  ['a dynamic import', 'pages', "export const load = () => import('@/engine/search');"],
  [
    'the engine in a screen',
    'features/results',
    "import { search } from '@/engine/search';\nexport const find = search;",
  ],
  [
    'a feature from a feature above it',
    'features/offer',
    "import { Results } from '@/features/results/Results';\nexport const View = Results;",
  ],
];

describe('the import table', () => {
  it('has a row for every folder of src', () => {
    const folders = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name }) =>
        name === 'features' ? readdirSync('src/features').map((feature) => `features/${feature}`) : [name],
      );

    expect(folders.filter((folder) => !FOLDERS.some((row) => row === folder || row.startsWith(`${folder}/`)))).toEqual(
      [],
    );
  });

  it('has no row for a folder that does not exist', () => {
    expect(FOLDERS.filter((folder) => readdirSync(join('src', folder)).length === 0)).toEqual([]);
  });

  it('permits imports from rows above only, and from the message types of the service worker', () => {
    const upward = IMPORT_TABLE.flatMap(({ folder, imports }, index) =>
      imports
        .filter((path) => !FOLDERS.slice(0, index).some((above) => path === above || path.startsWith(`${above}/`)))
        .map((path) => `${folder} → ${path}`),
    );

    expect(upward).toEqual(['service-worker → offline/workerMessages']);
  });

  it('equals the generated lint rules', () => {
    expect(JSON.parse(readFileSync('scripts/imports/lintRules.json', 'utf8'))).toEqual(
      JSON.parse(formatLintRules(IMPORT_TABLE)),
    );
  });

  it('equals the table in ARCHITECTURE.md', () => {
    const document = readFileSync('ARCHITECTURE.md', 'utf8');

    expect(document).toBe(replaceImportTable(document, IMPORT_TABLE));
  });

  it('leaves no import cycle between folders', () => {
    expect(findFolderCycles(readImportGraph('.'))).toEqual([]);
  });

  it('makes Biome refuse every kind of forbidden import', () => {
    const files = BREACHES.map(([, folder, code], index) => {
      const parent = join('src', folder, '__breach__');
      mkdirSync(parent, { recursive: true });
      const file = join(parent, `breach${index}.ts`);
      writeFileSync(file, `${code}\n`);
      return file;
    });

    try {
      expect(files.filter(isAccepted)).toEqual([]);
    } finally {
      for (const file of files) rmSync(join(file, '..'), { recursive: true, force: true });
    }
  });
});

function isAccepted(file: string): boolean {
  const { stdout, stderr } = spawnSync('npx', ['biome', 'lint', '--only=style/noRestrictedImports', file], {
    encoding: 'utf8',
  });
  return !`${stdout}${stderr}`.includes('noRestrictedImports ');
}
