/** @jest-environment node */
import { FAMILY_IDS } from '@/games/ids';
import type { FamilyId } from '@/games/types';
import { decodeFamilyWords, familyWordOf, scoreFamilies } from '@/names/familyWords';
import { loadFamilyWords } from '@/names/loadFamilyWords';

const setOf = (...families: readonly FamilyId[]) =>
  families.reduce((set, family) => set | (1 << FAMILY_IDS.indexOf(family)), 0);

const WORDS = decodeFamilyWords([
  [setOf('fgo'), '梅林 c呆 merl ash'],
  [setOf('umamusume'), '北黑'],
  [setOf('fgo', 'umamusume'), '石头'],
]);

const scoresOf = (text: string) => Object.fromEntries([...scoreFamilies(WORDS, text)].filter(([, score]) => score > 0));

describe('familyWordOf', () => {
  it.each([
    ['梅林宝具', '梅林'],
    ['merlin', 'merl'],
    ['c呆', 'c呆'],
    ['石', null],
  ])('returns the beginning of %s that is kept', (word, kept) => {
    expect(familyWordOf(word)).toBe(kept);
  });
});

describe('scoreFamilies', () => {
  it('finds words anywhere in a text without spaces', () => {
    expect(Object.keys(scoresOf('求个梅林宝2的号'))).toEqual(['fgo']);
  });

  it('weighs a word of one family more than a word of several', () => {
    const { fgo = 0, umamusume = 0 } = scoresOf('北黑 石头');

    expect(umamusume).toBeGreaterThan(2 * fgo);
    expect(fgo).toBeGreaterThan(0);
  });

  it('ignores letter case, width and traditional characters', () => {
    expect(scoresOf('ＭＥＲＬＩＮ')).toEqual(scoresOf('merlin'));
    expect(Object.keys(scoresOf('石頭'))).toEqual(['umamusume', 'fgo']);
  });

  it.each(['smerlin', 'ashes'])('does not find a Latin word inside of %s', (text) => {
    expect(scoresOf(text)).toEqual({});
  });

  it('gives every family 0 for an empty text', () => {
    expect([...scoreFamilies(WORDS, '').values()]).toEqual(FAMILY_IDS.map(() => 0));
  });
});

describe('decodeFamilyWords', () => {
  it.each([[{}], [[['fgo', 'x']]], [[[1]]], [[null]]])('rejects %j', (raw) => {
    expect(() => decodeFamilyWords(raw)).toThrow(/expected/);
  });

  it('reads the file of the project', async () => {
    const words = await loadFamilyWords();

    expect((words.get('梅林') ?? 0) & setOf('fgo')).not.toBe(0);
  });
});
