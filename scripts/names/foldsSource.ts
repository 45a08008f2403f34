import { readdirSync, readFileSync } from 'node:fs';
import { makeCharTable } from './charTable';

const SOURCES = ['src/names/rosters', 'src/games/specs', 'src/games', 'src/query-parser/words'];

/** Collects all texts that searches are matched against: names and aliases of all families, and the labels of the games. */
export function vocabulary(): string {
  return SOURCES.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(`${folder}/${entry.name}`, 'utf8')),
  ).join('\n');
}

/** Formats the content of `src/names/charFolds.ts`. */
export function foldsSource(texts: string): string {
  const { from, to } = makeCharTable(texts);
  return `// Written by \`npm run names\`; change scripts/names/charTable.ts instead.

/** Traditional and Japanese characters and other variants. */
export const FOLDED_FROM =
  '${from}';

/** The simplified character for each, at the same index. */
export const FOLDED_TO =
  '${to}';
`;
}
