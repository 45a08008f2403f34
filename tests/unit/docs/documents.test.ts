/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingPaths, findUnknownScripts, listDocuments, listPaths, readDocument } from './documents';

const RECORDS = join('docs', 'decisions');
const MOST_LINES = 60;
const LONGEST_LINE = 140;

const records = readdirSync(RECORDS);
const numbers = records.map((name) => name.slice(0, 4));
const paths = listPaths('.');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe.each(records)('decision record %s', (name) => {
  const text = readFileSync(join(RECORDS, name), 'utf8');
  const lines = text.trimEnd().split('\n');

  it('starts with its number and title', () => {
    expect(lines[0]).toMatch(new RegExp(`^# ${name.slice(0, 4)} · \\S`));
  });

  it('has a status with a date', () => {
    expect(lines[2]).toMatch(/^Status: (?:accepted|withdrawn|superseded by \d{4}) · \d{4}-\d{2}-\d{2}$/);
  });

  it('names an existing record if it is superseded', () => {
    const replacements = [...text.matchAll(/^Status: superseded by (\d{4})/gm)].map(([, number]) => number ?? '');

    expect(replacements.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('has the four sections in order', () => {
    const sections = lines.filter((line) => line.startsWith('## '));

    expect(sections).toEqual(['## Context', '## Options', '## Decision', '## Consequences']);
  });

  it(`has at most ${MOST_LINES} lines`, () => {
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  });

  it(`has no line of more than ${LONGEST_LINE} characters`, () => {
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  });

  it('refers to existing records only', () => {
    const references = [...text.matchAll(/decisions? (\d{4})(?: and (\d{4}))?/g)]
      .flatMap(([, first, second]) => [first, second])
      .filter((number) => number !== undefined);

    expect(references.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

describe('decision records', () => {
  it('have distinct numbers', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

describe.each(listDocuments())('document %s', (document) => {
  const text = readDocument(document);

  it('names existing paths only', () => {
    expect(findMissingPaths(document, text, paths)).toEqual([]);
  });

  it('names existing npm scripts only', () => {
    expect(findUnknownScripts(text, Object.keys(scripts))).toEqual([]);
  });
});

describe('findMissingPaths', () => {
  const existing = ['src/', 'src/engine/', 'src/engine/search.ts', 'src/cli/buildCommand.ts', 'docs/images/phone.png'];

  it('accepts complete, shortened and abbreviated paths, generated folders and site addresses', () => {
    const text = '`src/engine/search.ts` `engine/` `search.ts` `cli/<name>Command.ts` `dist/sw.js` `/catalog/`';

    expect(findMissingPaths('README.md', text, existing)).toEqual([]);
  });

  it('reports files and folders that are missing', () => {
    const text = 'see `engine/find.ts`, `node scripts/gone.mjs` and `worker/`';

    expect(findMissingPaths('README.md', text, existing)).toEqual(['engine/find.ts', 'scripts/gone.mjs', 'worker/']);
  });

  it('resolves links and images relative to the document', () => {
    const text = '[phone](../docs/images/phone.png) [gone](images/gone.png) <img src="images/phone.png">';

    expect(findMissingPaths('docs/benchmarks.md', text, existing)).toEqual(['images/gone.png']);
  });
});

describe('findUnknownScripts', () => {
  it('reports scripts that package.json does not define', () => {
    const text = 'run `npm test`, `npm run -s gone` and `bench:gone`';

    expect(findUnknownScripts(text, ['test'])).toEqual(['gone', 'bench:gone']);
  });
});
