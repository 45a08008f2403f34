/** @jest-environment node */
import fc from 'fast-check';
import { indexNames } from '@/names/indexNames';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import type { Roster } from '@/names/roster';
import { searchNames } from '@/names/searchNames';
import { naiveSearch } from './naiveSearch';
import { spelledRoster } from './smallRoster';

const roster = spelledRoster(
  'mei梅 lin林',
  { id: 'merlin', zh: '梅林', ja: 'マーリン', en: 'Merlin' },
  { id: 'skadi', zh: '斯卡哈·斯卡蒂', en: 'Scáthach-Skadi', aliases: ['CBA', '斯卡蒂'] },
  { id: 'scathach', zh: '斯卡哈', aliases: ['师匠', '大姐'] },
  { id: 'stheno', zh: '斯忒诺', aliases: ['大姐'] },
  { id: 'avalon', zh: '阿瓦隆女士', en: 'Lady Avalon', aliases: ['梅莉'] },
);

function found(text: string, limit = 10, from: Roster = roster): readonly string[] {
  return searchNames(indexNames(from), text, limit).map(({ item }) => item.id);
}

function ranks(text: string): readonly string[] {
  return searchNames(indexNames(roster), text, 10).map(({ item, rank }) => `${item.id} ${rank}`);
}

describe('searchNames', () => {
  it('ranks equal names first, then prefixes, then substrings', () => {
    expect(ranks('斯卡哈')).toEqual(['scathach exact', 'skadi prefix']);
    expect(ranks('卡哈')).toEqual(['scathach inside', 'skadi inside']);
    expect(ranks('卡')).toEqual(['scathach inside', 'skadi inside']);
  });

  it('finds items however the text is written', () => {
    expect(found('まーりん')).toEqual(['merlin']);
    expect(found(' ＭＥＲＬＩＮ ')).toEqual(['merlin']);
    expect(found('SCATHACH-SKADI')).toEqual(['skadi']);
  });

  it('finds items by pronunciation and by initials', () => {
    expect(found('meilin')).toEqual(['merlin']);
    expect(found('maarin')).toEqual(['merlin']);
    expect(found('ml')).toEqual(['merlin']);
  });

  it('returns the matching spelling', () => {
    const [match] = searchNames(indexNames(roster), 'meil', 10);

    expect(match).toMatchObject({ rank: 'prefix', spelling: { text: 'mei lin', form: 'reading' } });
  });

  it('matches the start of words and, from three letters on, the middle of words', () => {
    expect(ranks('av')).toEqual(['avalon inside']);
    expect(ranks('valo')).toEqual(['avalon inside']);
    expect(ranks('va')).toEqual([]);
  });

  it('matches Latin letters inside a Chinese spelling', () => {
    const mixed = spelledRoster('', { id: 'jalter', zh: '贞德〔Alter〕', en: 'Jeanne' });

    expect(found('alter', 10, mixed)).toEqual(['jalter']);
  });

  it('ranks typos last, fewer typos first', () => {
    expect(ranks('merlni')).toEqual(['merlin typo']);
    expect(ranks('阿瓦隆女王')).toEqual(['avalon typo']);
    expect(ranks('斯卡特')).toEqual(['scathach typo', 'skadi typo']);
    expect(ranks('ladiavallon')).toEqual(['avalon typo']);
  });

  it('matches two characters or three Latin letters with a typo only if nothing else is found', () => {
    expect(found('梅琳')).toEqual(['merlin', 'avalon']);
    expect(found('cbb')).toEqual(['skadi']);
    expect(found('卫宫')).toEqual([]);
  });

  it('does not match initials with a typo', () => {
    expect(found('mk')).toEqual([]);
  });

  it('orders equal matches by form, then length, then roster', () => {
    const equals = spelledRoster(
      '',
      { id: 'a', zh: '玉藻前狐' },
      { id: 'b', zh: '玉藻猫', aliases: ['玉藻'] },
      { id: 'c', zh: '玉藻前' },
      { id: 'd', zh: '狐', aliases: ['玉藻狐'] },
    );

    expect(found('玉', 10, equals)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('matches Chinese homophones', async () => {
    const fgo = await loadBuiltRoster('fgo');

    expect(found('阿尔托利亚', 1, fgo)).toEqual(['svt-2']);
    expect(found('玛休', 1, fgo)).toEqual(['svt-1']);
  });

  it('returns at most the requested number of items', () => {
    expect(found('斯', 2)).toEqual(['scathach', 'stheno']);
  });

  it('returns none for an empty text, punctuation, or a text longer than any name', () => {
    expect(found('')).toEqual([]);
    expect(found('·')).toEqual([]);
    expect(found('梅林'.repeat(100))).toEqual([]);
  });

  it.each(['fgo', 'umamusume'] as const)('equals a naive search in %s', async (family) => {
    const index = indexNames(await loadBuiltRoster(family));
    const texts = index.spellings.map(({ folded }) => folded);
    const cut = fc.tuple(fc.constantFrom(...texts), fc.nat(12), fc.nat(12), fc.constantFrom('', '', 'a', '林', 'ー'));
    const asked = cut.map(([text, from, size, put]) => {
      const start = from % text.length;
      return text.slice(start, start + 1 + size) + put;
    });

    fc.assert(
      fc.property(asked, (text) => expect(searchNames(index, text, 20)).toEqual(naiveSearch(index, text, 20))),
      { numRuns: 40 },
    );
  });
});
