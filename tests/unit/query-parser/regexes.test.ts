/** @jest-environment node */
import { checkSync } from 'recheck';
import { type FoundRegex, regexesIn, regexesInFolder } from './regexesIn';

/** Regular expressions made at run time, as they are written, each with the reason why its source cannot run away. */
const MADE_AT_RUN_TIME: Readonly<Record<string, string>> = {};

/** One check may take this long, in milliseconds; what is not decided by then counts as unsafe. */
const TIMEOUT = 20_000;

/** @returns  null: a text of n characters costs at most a multiple of n steps; else what is wrong */
function dangerOf({ written, pattern }: FoundRegex): string | null {
  if (pattern === null) return Object.hasOwn(MADE_AT_RUN_TIME, written) ? null : 'made at run time';
  const found = checkSync(pattern.source, pattern.flags, { timeout: TIMEOUT });
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable' ? found.complexity.summary : `undecided: ${found.error.kind}`;
}

const dangersIn = (code: string) => regexesIn('x.ts', code).map(dangerOf);

beforeAll(() => {
  // The backend that is plain JavaScript: the others are programs that npm may not have installed.
  process.env.RECHECK_BACKEND = 'pure';
});

describe('the check of regular expressions', () => {
  it('finds literals and both ways to call RegExp', () => {
    const code = "const a = x.match(/b/gu), c = new RegExp('d', 'i'), e = RegExp(`f`);\nconst no = 1 / 2 / 3; // /g/";

    expect(regexesIn('x.ts', code).map(({ place, pattern }) => [place, pattern])).toEqual([
      ['x.ts:1', { source: 'b', flags: 'gu' }],
      ['x.ts:1', { source: 'd', flags: 'i' }],
      ['x.ts:1', { source: 'f', flags: '' }],
    ]);
  });

  it('refuses exponential and quadratic expressions, and those it cannot see', () => {
    expect(dangersIn('/(a+)+$/; /^\\s+|\\s+$/g; new RegExp(`(` + words); new RegExp("a", flags)')).toEqual([
      'exponential',
      '2nd degree polynomial',
      'made at run time',
      'made at run time',
    ]);
    expect(dangersIn('/[\\p{P}\\s]/gu')).toEqual([null]);
  });
});

describe.each(['src/query-parser', 'src/names'])('the regular expressions of %s', (folder) => {
  const found = regexesInFolder(folder);

  it('are found', () => expect(found.length).toBeGreaterThan(0));

  it('look ahead only: Safari before 16.4 cannot read the others', () => {
    expect(found.filter(({ written }) => /\(\?<[=!]/.test(written)).map(({ place }) => place)).toEqual([]);
  });

  it.each(found.map((regex) => [`${regex.place} ${regex.written}`, regex] as const))(
    'take linear time: %s',
    (_, regex) => expect(dangerOf(regex)).toBeNull(),
    TIMEOUT + 5_000,
  );
});
