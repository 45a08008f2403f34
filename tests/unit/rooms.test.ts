/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Override = { readonly includes: readonly string[]; readonly linter: { readonly rules: unknown } };

const rooms = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name);

const overrides = (JSON.parse(readFileSync('biome.json', 'utf8')) as { readonly overrides: readonly Override[] })
  .overrides;

/** One line of code that breaks the law, by the room it would stand in. */
const BREACHES: readonly (readonly [string, string, string])[] = [
  ['a value from a room above', 'domain', "import { GAMES } from '@/games/games';\nexport const games = GAMES;"],
  ['a type only', 'engine', "import type { ToWorker } from '@/worker/protocol';\nexport type Asked = ToWorker;"],
  ['a path that climbs', 'catalog', "export { EMPTY_QUERY } from '../domain/query';"],
  ['Node in the core', 'importer', "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;"],
  ['React in the core', 'names', "import { useState } from 'react';\nexport const use = useState;"],
  ['a dynamic import', 'pages', "export const load = () => import('@/engine/search');"],
  ['the engine in the screen', 'shop', "import { search } from '@/engine/search';\nexport const find = search;"],
  ['the core in the worker client', 'worker', "import { search } from '@/engine/search';\nexport const find = search;"],
];

describe('the import law', () => {
  it.each(rooms)('has a rule in biome.json and a row in ARCHITECTURE.md for src/%s', (room) => {
    const rules = overrides.filter(({ includes }) => includes.includes(`src/${room}/**`));

    expect(rules.some(({ linter }) => JSON.stringify(linter.rules).includes('noRestrictedImports'))).toBe(true);
    expect(readFileSync('ARCHITECTURE.md', 'utf8')).toMatch(new RegExp(`^\\| ${room}\\b`, 'm'));
  });

  it('has no rule for a room that is gone', () => {
    const ruled = overrides
      .filter(({ linter }) => JSON.stringify(linter.rules).includes('noRestrictedImports'))
      .flatMap(({ includes }) => includes)
      .flatMap((pattern) => /^src\/(\w+)\/\*\*$/.exec(pattern)?.[1] ?? []);

    expect(ruled.filter((room) => !rooms.includes(room))).toEqual([]);
  });

  it('refuses every kind of breach', () => {
    const files = BREACHES.map(([, room, code], number) => {
      const folder = join('src', room, '__breach__');
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `breach${number}.ts`);
      writeFileSync(file, `${code}\n`);
      return { file, folder };
    });

    try {
      const refused = BREACHES.map(([name], number) => ({ name, refused: isRefused(files[number]!.file) }));

      expect(refused).toEqual(BREACHES.map(([name]) => ({ name, refused: true })));
    } finally {
      for (const { folder } of files) rmSync(folder, { recursive: true, force: true });
    }
  });
});

function isRefused(file: string): boolean {
  try {
    execFileSync('npx', ['biome', 'lint', '--only=style/noRestrictedImports', file], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return false;
  } catch (error) {
    // Biome exits with an error for a breach and prints the rule's name.
    return (
      String((error as { readonly stdout?: string }).stdout).includes('noRestrictedImports') ||
      String((error as { readonly stderr?: string }).stderr).includes('noRestrictedImports')
    );
  }
}
