/** @jest-environment node */
import { DEFAULT_SORT } from '@/domain/query';
import { sortBy, sortKeys, sortSentence, sortsOf } from '@/features/results/sort/sortOptions';
import { zh } from '@/locales/zh';
import { query } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

const { spec } = gameItems;

describe('sortKeys', () => {
  it('returns best match, price, newest and the first resource', () => {
    expect(sortKeys(spec, DEFAULT_SORT)).toEqual(['best', 'price', 'newest', 'sq']);
  });

  it('adds the resource in use, but no unknown key', () => {
    const keys = ['grail', 'price', 'nonsense'].map((key) => sortKeys(spec, { key, reversed: false }).length);

    expect(keys).toEqual([5, 4, 4]);
  });
});

describe('sortsOf', () => {
  it('returns both directions of price and newest, and each resource descending', () => {
    expect(sortsOf(spec, DEFAULT_SORT)).toHaveLength(5 + spec.resources.length);
  });

  it('adds a resource ascending while it is in use', () => {
    const used = { key: 'sq', reversed: true };

    expect(sortsOf(spec, used).at(-1)).toEqual(used);
  });
});

describe('sortBy', () => {
  it('sorts in the default direction and returns to the first page', () => {
    const sorted = query({ sort: { key: 'newest', reversed: true }, shown: 48 });

    expect(sortBy(sorted, 'price')).toEqual(query({ sort: { key: 'price', reversed: false } }));
  });

  it('reverses the order in use, and back', () => {
    const once = sortBy(sortBy(query(), 'sq'), 'sq');

    expect(once.sort.reversed).toBe(true);
    expect(sortBy(once, 'sq').sort.reversed).toBe(false);
  });

  it('never reverses best match', () => {
    expect(sortBy(query(), 'best')).toEqual(query());
  });
});

describe('sortSentence', () => {
  it.each([
    ['最符合', 'best', false],
    ['价格从低到高', 'price', false],
    ['价格从高到低', 'price', true],
    ['最新上架', 'newest', false],
    ['最早上架', 'newest', true],
    ['圣晶石从多到少', 'sq', false],
    ['圣晶石从少到多', 'sq', true],
    ['最符合', 'nonsense', false],
  ])('returns %s for the key %s, reversed: %s', (sentence, key, reversed) => {
    expect(sortSentence({ key, reversed }, spec, 'zh', zh.shop)).toBe(sentence);
  });
});
