/** @jest-environment node */
import { checkRegex } from './checkRegex';
import { hashOf, readFuzzed, recheckVersion, regexesOfParser } from './fuzzedRegexes';
import { hangsOn } from './hangsOn';
import { regexesIn } from './regexesIn';

const dangersIn = (code: string) => regexesIn('x.ts', code).map((regex) => checkRegex(regex).problem);

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

describe('The regular expressions that texts from outside meet', () => {
  const found = regexesOfParser();
  const { recheck, linear } = readFuzzed();
  const isRecorded = new Set(linear);

  it('are found', () => expect(found.length).toBeGreaterThan(500));

  it('avoid look-behind, which Safari before 16.4 does not support', () => {
    expect(found.filter(({ sourceText }) => /\(\?<[=!]/.test(sourceText)).map(({ location }) => location)).toEqual([]);
  });

  // The fuzzer would need two minutes for those that an automaton cannot decide. Each is fuzzed once: `npm run regexes` records it.
  it.each(
    found
      .filter((regex) => !isRecorded.has(hashOf(regex)))
      .map((regex) => [`${regex.location} ${regex.sourceText}`, regex] as const),
  )('take linear time, without a fuzzer unless recorded: %s', (_, regex) => {
    expect(checkRegex(regex)).toEqual({ problem: null, isFuzzed: false });
  });

  it('are in the source if they are in the record, which is that of the installed checker', () => {
    const hashes = new Set(found.map(hashOf));

    expect(linear.filter((hash) => !hashes.has(hash))).toEqual([]);
    expect(recheck).toBe(recheckVersion());
  });
});
