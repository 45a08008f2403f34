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

/** Formats the content of `src/names/charFolds.ts`. Simplified characters are sorted and stored as differences, which take
 *  fewer bytes. */
export function foldsSource(texts: string): string {
  const { from, to } = makeCharTable(texts);
  const codes = [...to].map((char) => char.charCodeAt(0));
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? 0));
  return `// Written by \`npm run names\`; change scripts/names/charTable.ts instead.

/** Traditional and Japanese characters and other variants. */
export const FOLDED_FROM =
  '${from}';

/** For each, the code of the simplified character minus that of the one before, to base 36; empty if both are the same. */
export const FOLDED_STEPS =
  '${steps.map((step) => (step === 0 ? '' : step.toString(36)))}';
`;
}
