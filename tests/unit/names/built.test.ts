/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { FAMILY_IDS } from '@/games/ids';
import { builtRoster } from '../../../scripts/names/builtRoster';
import { familyWordsSource } from '../../../scripts/names/familyWords';
import { foldsSource, vocabulary } from '../../../scripts/names/foldsSource';

const HEAVIEST = 20_000;
const HEAVIEST_FOLDS = 4_000;
const HEAVIEST_FAMILY_WORDS = 18_000;

describe('The files built by npm run names', () => {
  it('exist once per family', () => {
    expect(readdirSync('src/names/built').sort()).toEqual(FAMILY_IDS.map((family) => `${family}.json`).sort());
  });

  it.each(FAMILY_IDS)('contain the current roster and tables of %s', (family) => {
    const source = readFileSync(`src/names/rosters/${family}.json`, 'utf8');

    expect(builtRoster(source) === readFileSync(`src/names/built/${family}.json`, 'utf8')).toBe(true);
  });

  it('contain the current character folds', () => {
    expect(foldsSource(vocabulary()) === readFileSync('src/names/charFolds.ts', 'utf8')).toBe(true);
  });

  it('contain the current words of all families', () => {
    expect(familyWordsSource() === readFileSync('src/names/wordFamilies.json', 'utf8')).toBe(true);
  });

  it('are small enough to attribute a text to a family', () => {
    const bytes = brotliCompressSync(readFileSync('src/names/wordFamilies.json')).length;

    expect(bytes).toBeLessThanOrEqual(HEAVIEST_FAMILY_WORDS);
  });

  it.each(FAMILY_IDS)('are small enough to load with the page of %s', (family) => {
    const bytes = brotliCompressSync(readFileSync(`src/names/built/${family}.json`)).length;

    expect(bytes).toBeLessThanOrEqual(HEAVIEST);
  });

  it('are small enough for the search worker, which folds texts too', () => {
    expect(brotliCompressSync(readFileSync('src/names/charFolds.ts')).length).toBeLessThanOrEqual(HEAVIEST_FOLDS);
  });
});
