/** @jest-environment node */
import { hangsOn } from './hangsOn';
import { regexesIn } from './regexesIn';
import { regexProblem } from './regexProblem';
import { checkerVersion, hashOf, readVerified, regexesOfParser } from './verifiedRegexes';

const dangersIn = (code: string) => regexesIn('x.ts', code).map(regexProblem);

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
  const { checker, linear } = readVerified();

  it('are found', () => expect(found.length).toBeGreaterThan(500));

  it('avoid look-behind, which Safari before 16.4 does not support', () => {
    expect(found.filter(({ sourceText }) => /\(\?<[=!]/.test(sourceText)).map(({ location }) => location)).toEqual([]);
  });

  // Checking all of them takes two minutes, so the record holds those that were: `npm run regexes` adds new ones.
  it('take linear time, checked now or recorded', () => {
    const isRecorded = new Set(linear);
    const problems = found.flatMap((regex) => {
      const problem = isRecorded.has(hashOf(regex)) ? null : regexProblem(regex);
      return problem === null ? [] : [`${regex.location} ${regex.sourceText}: ${problem}`];
    });

    expect(problems).toEqual([]);
  });

  it('are all in the record, and no others: `npm run regexes` writes it', () => {
    expect({ checker, linear }).toEqual({
      checker: checkerVersion(),
      linear: [...new Set(found.map(hashOf))].sort(),
    });
  });
});
