/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Words that newcomers misread, with the term to use instead, as parts of file names and identifiers. */
const REPLACEMENTS = new Map(
  Object.entries({
    catalogue: 'catalog',
    dealt: 'summarized',
    desk: 'session, requestQueue',
    glass: 'primary',
    heard: 'received',
    heir: 'reusedKey',
    lacking: 'missing, unavailable',
    lamp: 'warning',
    lexicon: 'gameItems',
    moot: 'ignored',
    niche: 'card',
    owed: 'pending',
    piecemeal: 'incremental',
    plainly: 'unfiltered',
    refinement: 'filteredSearch',
    rehearsal: 'warmup',
    rouge: 'danger',
    said: 'printed, parsed',
    shelf: 'catalogIndex',
    shelves: 'grid',
    sighting: 'snapshot',
    slip: 'typo',
    slips: 'typos',
    successors: 'replacements',
    tend: 'heartbeat',
    told: 'reported',
  }),
);

/** Names in JSON and in caches, which other programs or earlier versions read. */
const PUBLISHED_NAMES = /\bshelfDiffers\b|(?<=\})catalogue\b/g;

describe('names in the code', () => {
  it('contain no retired word', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'scripts', 'tests', 'mock'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
      .split('\n')
      .filter((file) => /\.(ts|tsx|mts|css)$/.test(file) && !file.endsWith('retiredNames.test.ts'));

    const found = files.flatMap((file) => {
      const words = new Set([file, ...identifiersIn(file)].flatMap(wordsIn));
      return [...words].filter((word) => REPLACEMENTS.has(word)).map((word) => describeWord(file, word));
    });

    expect(found).toEqual([]);
  });
});

function describeWord(file: string, word: string): string {
  return `${file}: ${word} (${REPLACEMENTS.get(word)})`;
}

/** Returns the words of the code outside comments and plain strings. */
function identifiersIn(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ')
    .replace(PUBLISHED_NAMES, ' ');
  return code.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
}

/** `useShelfState.ts` → use, shelf, state, ts. */
function wordsIn(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
