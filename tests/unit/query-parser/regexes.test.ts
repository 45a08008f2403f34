/** @jest-environment node */
import { checkSync } from 'recheck';
import { hangsOn } from './hangsOn';
import { type FoundRegex, regexesIn, regexesInFolder } from './regexesIn';

/** Source text of dynamic regular expressions, with the reason why each is safe. */
const DYNAMIC_REGEXES: Readonly<Record<string, string>> = {};

/** Milliseconds per check: for hanging, not for speed. An undecided expression counts as unsafe. */
const TIMEOUT = 60_000;

/** @returns  null if matching takes linear time, otherwise the problem */
function problemOf({ sourceText, pattern }: FoundRegex): string | null {
  if (pattern === null) return Object.hasOwn(DYNAMIC_REGEXES, sourceText) ? null : 'made at run time';
  const found = checkSync(pattern.source, pattern.flags, { timeout: TIMEOUT });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `undecided: ${found.error.kind}`;
  return found.checker === 'fuzz' && !hangsOn(pattern, found.attack) ? null : found.complexity.summary;
}

const dangersIn = (code: string) => regexesIn('x.ts', code).map(problemOf);

beforeAll(() => {
  // The pure JavaScript backend; the others need optional npm packages.
  process.env.RECHECK_BACKEND = 'pure';
});

describe('The check of regular expressions', () => {
  it('finds literals and both ways to call RegExp', () => {
    const code = "const a = x.match(/b/gu), c = new RegExp('d', 'i'), e = RegExp(`f`);\nconst no = 1 / 2 / 3; // /g/";

    expect(regexesIn('x.ts', code).map(({ location, pattern }) => [location, pattern])).toEqual([
      ['x.ts:1', { source: 'b', flags: 'gu' }],
      ['x.ts:1', { source: 'd', flags: 'i' }],
      ['x.ts:1', { source: 'f', flags: '' }],
    ]);
  });

  it('refuses exponential and quadratic expressions, and dynamic ones', () => {
    expect(dangersIn('/(a+)+$/; /^\\s+|\\s+$/g; new RegExp(`(` + words); new RegExp("a", flags)')).toEqual([
      'exponential',
      '2nd degree polynomial',
      'made at run time',
      'made at run time',
    ]);
    expect(dangersIn('/[\\p{P}\\s]/gu')).toEqual([null]);
  });

  it('refuses what only the fuzzer can decide if it does hang', () => {
    expect(dangersIn('/(?=b|a)[ab]+$/')).toEqual(['2nd degree polynomial (fuzz)']);
  });

  it('accepts a bounded repetition that the fuzzer takes for an unbounded one', () => {
    const pumps = [{ prefix: '', pump: 'not ', bias: 0 }];
    const attack = { pumps, suffix: '!', base: 1, string: '', pattern: '' };

    expect(hangsOn(/\bnot [^,.;]{0,24}\bany[^,.;]{0,12}$/, attack)).toBe(false);
    expect(hangsOn(/\bnot [^,.;]*\bany[^,.;]*$/, attack)).toBe(true);
  });
});

describe.each(['src/query-parser', 'src/names'])('The regular expressions of %s', (folder) => {
  const found = regexesInFolder(folder);

  it('are found', () => expect(found.length).toBeGreaterThan(0));

  it('avoid look-behind, which Safari before 16.4 does not support', () => {
    expect(found.filter(({ sourceText }) => /\(\?<[=!]/.test(sourceText)).map(({ location }) => location)).toEqual([]);
  });

  it.each(found.map((regex) => [`${regex.location} ${regex.sourceText}`, regex] as const))(
    'take linear time: %s',
    (_, regex) => expect(problemOf(regex)).toBeNull(),
    TIMEOUT + 5_000,
  );
});
