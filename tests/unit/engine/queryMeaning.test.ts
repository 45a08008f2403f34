/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { offer, overlay, want } from '../builders';
import { codesOf, searchOffers } from './shop';

const NAMES = [
  { item: 'svt-150' as ItemId, names: ['梅林', 'マーリン', 'Merlin'] },
  { item: 'svt-2' as ItemId, names: ['阿尔托莉雅', 'アルトリア', 'Artoria', 'C呆'] },
];

describe('a text condition', () => {
  const offers = [
    offer({ code: 'FG-19340', items: { 'svt-150': 1 }, title: '日服自抽' }),
    offer({ code: 'FG-19341', items: { 'svt-2': 1 }, note: '一手 可换绑' }),
    offer({ code: 'FG-200', shop: '月见屋', title: '石 1260' }),
  ];
  const found = (text: string) =>
    codesOf(searchOffers(offers, { text, sort: { key: 'price', reversed: false } }, overlay(), NAMES).hits);

  it.each([
    ['a part of a code', '1934', ['FG-19340', 'FG-19341']],
    ['a title', '自抽', ['FG-19340']],
    ['a note, across its spaces', '一手可换', ['FG-19341']],
    ['a shop', '月见', ['FG-200']],
    ['an item in any language', 'ｍｅｒＬＩＮ', ['FG-19340']],
    ['an item by a part of its name', 'ーリ', ['FG-19340']],
    ['an item by its nickname', 'c呆', ['FG-19341']],
    ['nothing for an unknown word', '贞德', []],
  ])('finds %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(['3', '9', 't', 'x', '7x', '林'])('finds %s in codes, whether it is frequent or rare', (text) => {
    const all = Array.from({ length: 120 }, (_, index) => `T-${index}${index === 77 ? 'X林' : ''}`);
    const stock = all.map((code) => offer({ code }));

    const found = searchOffers(stock, { text, shown: 200 });

    expect(found.total).toBe(all.filter((code) => code.toLowerCase().includes(text)).length);
  });

  it('finds a word across the spaces of a title', () => {
    const titles = ['梅林 C呆', '梅 … 林C', 'x 梅林C呆', '梅林 x C呆', '林 C梅', '呆 梅林'];
    const stock = titles.map((title, i) => offer({ code: `T-${i}`, title }));

    const foundIn = (text: string) => codesOf(searchOffers(stock, { text }).hits).toSorted();

    expect(foundIn('林c')).toEqual(['T-0', 'T-1', 'T-2', 'T-4']);
    expect(foundIn('梅林c呆')).toEqual(['T-0', 'T-2']);
    expect(foundIn('呆梅')).toEqual(['T-5']);
  });

  it('requires every word, in any field', () => {
    expect(found('日服 梅林')).toEqual(['FG-19340']);
    expect(found('日服　C呆')).toEqual([]);
  });

  it('ignores words that consist of punctuation, and finds no word that spans two fields', () => {
    expect(found('… ！')).toHaveLength(3);
    expect(found('19340日服')).toEqual([]);
  });
});

describe('a want', () => {
  const offers = [
    offer({ code: 'A-1', items: { a: 1, b: 2 } }),
    offer({ code: 'A-2', items: { a: 5 } }),
    offer({ code: 'A-3', items: { b: 1, c: 1 } }),
    offer({ code: 'A-4' }),
  ];
  const found = (...wants: readonly ReturnType<typeof want>[]) =>
    codesOf(searchOffers(offers, { wants }).hits).toSorted();

  it('of mode must requires the item at its level or above', () => {
    expect(found(want('a'))).toEqual(['A-1', 'A-2']);
    expect(found(want('a', 'must', 2))).toEqual(['A-2']);
    expect(found(want('a'), want('b', 'must', 2))).toEqual(['A-1']);
  });

  it('of mode any requires at least one want of the group to be met', () => {
    expect(found(want('a', 'any', 5), want('c', 'any'))).toEqual(['A-2', 'A-3']);
  });

  it('of mode never excludes only offers with the item at its level or above', () => {
    expect(found(want('a', 'never'))).toEqual(['A-3', 'A-4']);
    expect(found(want('a', 'never', 2))).toEqual(['A-1', 'A-3', 'A-4']);
  });

  it('of mode nice excludes no offer', () => {
    expect(found(want('c', 'nice'))).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
  });

  it('is reported in each hit with the level of the offer', () => {
    const wants = [want('a', 'must', 1), want('b', 'nice', 3), want('c', 'never')];

    const { hits } = searchOffers(offers.slice(0, 1), { wants });

    expect(hits[0]?.wantMatches).toEqual([
      { want: wants[0], level: 1, met: true },
      { want: wants[1], level: 2, met: false },
      { want: wants[2], level: 0, met: true },
    ]);
  });
});

describe('range and choice conditions', () => {
  const offers = [
    offer({
      code: 'A-1',
      price: 9_950,
      resources: { stone: 100 },
      attributes: { server: 'jp', level: 50, email: true },
    }),
    offer({
      code: 'A-2',
      price: 20_000,
      resources: { stone: 0 },
      attributes: { server: 'cn', email: false },
      shop: '月见屋',
    }),
    offer({ code: 'A-3', price: 30_000 }),
  ];
  const inRange = (facet: string, min: number | null, max: number | null) =>
    codesOf(searchOffers(offers, { ranges: { [facet]: { min, max } } }).hits).toSorted();
  const chosen = (facet: string, values: readonly string[], not = false) =>
    codesOf(searchOffers(offers, { choices: { [facet]: { not, values } } }).hits).toSorted();

  it('include both ends of a range, with prices in written units', () => {
    expect(inRange('price', 99.5, 200)).toEqual(['A-1', 'A-2']);
    expect(inRange('price', null, 99)).toEqual([]);
    expect(inRange('stone', 0, 0)).toEqual(['A-2']);
    expect(inRange('level', 50, null)).toEqual(['A-1']);
  });

  it('exclude offers without a value, unless the choice is an excluding one', () => {
    expect(inRange('stone', 0, null)).toEqual(['A-1', 'A-2']);
    expect(chosen('server', ['jp', 'cn'])).toEqual(['A-1', 'A-2']);
    expect(chosen('server', ['jp'], true)).toEqual(['A-2', 'A-3']);
    expect(chosen('email', ['yes'])).toEqual(['A-1']);
    expect(chosen('email', ['yes'], true)).toEqual(['A-2', 'A-3']);
    expect(chosen('shop', ['月见屋'])).toEqual(['A-2']);
  });

  it('match nothing for a facet or value that no offer has', () => {
    expect(inRange('grail', 0, null)).toEqual([]);
    expect(chosen('server', ['tw'])).toEqual([]);
    expect(chosen('bind', ['email'], true)).toEqual(['A-1', 'A-2', 'A-3']);
  });
});
