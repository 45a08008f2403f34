/** @jest-environment node */
import { foldText } from '@/names/foldText';
import { regexesInFolder } from './regexes/regexesIn';

/** Files whose patterns match the text as it was written. */
const UNFOLDED = [
  'chatter.ts',
  'findChatter.ts',
  'addSpecWords.ts',
  'currencyOf.ts',
  'foldedText.ts',
  'levelWords.ts',
  'dropStrayNames.ts',
  'addPlainWords.ts',
  'bindVersions.ts',
  'formatWant.ts',
  'kanaParts.ts',
];
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Signs that folding replaces by those of ASCII. */
const FOLDED_SIGN = /[’！？；：（）＇…　]/u;

describe('a pattern for folded text', () => {
  it('has folded characters only, since others never match', () => {
    const patterns = regexesInFolder('src/query-parser');
    const folded = patterns.filter(({ location }) => !UNFOLDED.some((file) => location.includes(`/${file}:`)));
    const unmatchable = folded.flatMap(({ location, pattern }) => {
      const characters = [...(pattern?.source ?? '')].filter(
        (char) => (EAST_ASIAN.test(char) && foldText(char) !== char) || FOLDED_SIGN.test(char),
      );
      return characters.length === 0 ? [] : `${location} ${characters.join('')}`;
    });

    expect(folded.length).toBeGreaterThan(200);
    expect(unmatchable).toEqual([]);
  });
});
