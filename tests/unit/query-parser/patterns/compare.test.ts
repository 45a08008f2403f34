/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { gameById } from '@/games/games';
import type { ParsedItem, ParsedText } from '@/query-parser/result/parsedText';
import { compare } from '../../../bench/parsing/compare';
import type { CorpusLine } from '../../../bench/parsing/corpus';
import { measure, missesOf } from '../../../bench/parsing/measure';

//             0 2  4 567 89
const TEXT = '梅林宝2 秒发 求 C呆';
const LINE: CorpusLine = {
  location: 'fgo.jsonl:1',
  game: gameById('FateGO'),
  mode: 'query',
  difficulty: 'plain',
  language: null,
  rules: [],
  text: TEXT,
  expected: { items: [{ item: 'svt-150', level: 2 }, { item: 'svt-284' }], unread: ['秒发'] },
};

const item = (id: string, level: number, start: number, end: number): ParsedItem => ({
  item: id as ItemId,
  level,
  mode: 'must',
  quality: 'exact',
  span: { start, end },
});

const RIGHT: ParsedText = {
  text: TEXT,
  items: [item('svt-150', 2, 0, 4), item('svt-284', 1, 10, 12)],
  ambiguous: [],
  ranges: [],
  choices: [],
  price: null,
  sort: null,
  unread: [{ text: '秒发', span: { start: 5, end: 7 } }],
  skipped: [{ start: 8, end: 9 }],
};

describe('The corpus comparison', () => {
  it('accepts a correct result in any order', () => {
    const comparison = compare(LINE, { ...RIGHT, items: [...RIGHT.items].reverse() });

    expect(comparison).toMatchObject({ differing: [], hits: 2, wrong: 0, dropped: 0, wronglySkipped: [] });
    expect(missesOf(measure([comparison]))).toEqual([]);
  });

  it('counts a wrong level as a miss, but not as a wrong item', () => {
    const comparison = compare(LINE, { ...RIGHT, items: [item('svt-150', 1, 0, 4), item('svt-160', 1, 10, 12)] });

    expect(comparison).toMatchObject({ differing: ['items'], hits: 0, wrong: 1 });
    expect(measure([comparison])).toMatchObject({ exact: 0, exactButUnread: 0, f1: 0, wrong: 0.5 });
  });

  it('counts letters and digits that are in no list as dropped', () => {
    const comparison = compare(LINE, { ...RIGHT, items: [item('svt-150', 2, 0, 2), item('svt-284', 1, 10, 12)] });

    expect(comparison).toMatchObject({ differing: [], dropped: 2 });
    expect(missesOf(measure([comparison]))).toEqual(['dropped characters 2, at most 0']);
  });

  it('reports words that were skipped although they have a meaning', () => {
    const comparison = compare(LINE, { ...RIGHT, unread: [], skipped: [{ start: 5, end: 9 }] });

    expect(comparison).toMatchObject({ differing: ['unread'], wronglySkipped: ['秒发'], dropped: 0 });
    expect(measure([comparison])).toMatchObject({ exact: 0, exactButUnread: 1, wronglySkipped: 1 });
  });

  it('misses every target without texts', () => {
    expect(missesOf(measure([]))).toEqual(['there are no texts']);
  });
});
