import { readdirSync, readFileSync } from 'node:fs';
import { makeCharTable } from './charTable';

const SOURCES = ['src/names/rosters', 'src/games/specs', 'src/games'];

/** Every text that is matched: names and aliases of all families, and the words of the games. */
export function vocabulary(): string {
  return SOURCES.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(`${folder}/${entry.name}`, 'utf8')),
  ).join('\n');
}

/** The content of `src/names/charFolds.ts`. */
export function foldsSource(texts: string): string {
  const { from, to } = makeCharTable(texts);
  return `// Written by \`npm run names\`; change scripts/names/charTable.ts instead.

/** Characters in their older or Japanese shape, or a variant of it. */
export const FOLDED_FROM =
  '${from}';

/** In the same places, the simplified character that stands for each. */
export const FOLDED_TO =
  '${to}';
`;
}
