/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { ParsedText, ParseMode } from '@/query-parser/result/parsedText';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';

const PLACE = { start: 0, end: 0 };
const NOTHING: ParsedText = {
  text: 'x',
  items: [],
  ambiguous: [],
  ranges: [],
  choices: [],
  price: null,
  unread: [],
  sort: null,
  skipped: [],
};

const json = (mode: ParseMode, part: Partial<ParsedText>) =>
  parsedTextJson(specOf(gameById('FateGO')), mode, { ...NOTHING, ...part });

describe('parsedTextJson', () => {
  it('has all eight keys for any text', () => {
    expect(json('query', {})).toEqual({
      text: 'x',
      items: [],
      resources: {},
      attributes: {},
      price: {},
      ambiguous: [],
      unread: [],
      sort: null,
    });
  });

  it('always writes the level, and the mode in queries only', () => {
    const items = [
      { item: 'svt-150' as ItemId, level: 1, mode: 'any' as const, quality: 'exact' as const, span: PLACE },
    ];

    expect(json('query', { items }).items).toEqual([{ item: 'svt-150', level: 1, mode: 'any' }]);
    expect(json('offer', { items }).items).toEqual([{ item: 'svt-150', level: 1 }]);
  });

  it('separates resources from whole-number attributes, with the bounds in a query and the amount in an offer', () => {
    const ranges = [
      { facet: 'level', range: { min: null, max: 130 }, span: PLACE },
      { facet: 'sq', range: { min: 500, max: 800 }, span: PLACE },
      { facet: 'ticket', range: { min: 0, max: null }, span: PLACE },
    ];
    const amounts = ranges.map((one) => ({ ...one, range: { min: 0, max: 0 } }));

    expect(json('query', { ranges })).toMatchObject({
      resources: { sq: { min: 500, max: 800 }, ticket: { min: 0 } },
      attributes: { level: { max: 130 } },
    });
    expect(json('offer', { ranges: amounts })).toMatchObject({
      resources: { sq: 0, ticket: 0 },
      attributes: { level: 0 },
    });
  });

  it('writes one option as an id, several as a list in the order of the game, and excluded ones as a list', () => {
    const server = (values: readonly string[], not: boolean) =>
      json('query', { choices: [{ facet: 'server', not, values, span: PLACE }] }).attributes.server;

    expect(server(['jp'], false)).toBe('jp');
    expect(server(['cn_android', 'cn_ios'], false)).toEqual(['cn_ios', 'cn_android']);
    expect(server(['tw'], true)).toEqual({ not: ['tw'] });
  });

  it('resolves yes and no, also after a negation', () => {
    const rebindable = (value: string, not: boolean) =>
      json('query', { choices: [{ facet: 'rebindable', not, values: [value], span: PLACE }] }).attributes.rebindable;

    expect(rebindable('yes', false)).toBe(true);
    expect(rebindable('no', false)).toBe(false);
    expect(rebindable('yes', true)).toBe(false);
    expect(rebindable('no', true)).toBe(true);
  });

  it('writes the currency unless it is yuan', () => {
    const price = (currency: 'CNY' | 'JPY') => ({ range: { min: 500, max: 500 }, currency, span: PLACE });

    expect(json('offer', { price: price('CNY') }).price).toEqual({ amount: 500 });
    expect(json('query', { price: { ...price('JPY'), range: { min: null, max: 500 } } }).price).toEqual({
      max: 500,
      currency: 'JPY',
    });
  });

  it('counts facets without an attribute as unread, in the order of the text', () => {
    const text = '秒发 青石铺 脸好';
    const unread = [
      { text: '秒发', span: { start: 0, end: 2 } },
      { text: '脸好', span: { start: 7, end: 9 } },
    ];
    const choices = [{ facet: 'shop', not: false, values: ['青石铺'], span: { start: 3, end: 6 } }];

    expect(json('query', { text, unread, choices })).toMatchObject({
      attributes: {},
      unread: ['秒发', '青石铺', '脸好'],
    });
  });

  it('keeps an ambiguous name as written, with its candidates', () => {
    const candidates = ['svt-150', 'svt-160'] as unknown as ItemId[];
    const ambiguous = [{ text: 'Ｘ', candidates, level: 2, mode: 'must' as const, span: PLACE }];

    expect(json('query', { ambiguous }).ambiguous).toEqual([{ text: 'Ｘ', candidates }]);
  });
});
