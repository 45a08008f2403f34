/** @jest-environment node */
import { collectItemVocabulary } from '@/importer/items/itemVocabulary';
import { parseItems } from '@/importer/items/parseItems';
import { TINY_ROSTER, TINY_SPEC } from '../fields/tinyGame';

const parse = (text: string) => parseItems(text, collectItemVocabulary(TINY_SPEC, TINY_ROSTER));
const namesOf = (...ids: readonly string[]) =>
  TINY_ROSTER.items.filter(({ id }) => ids.includes(id)).map(({ names }) => names);

describe('parseItems', () => {
  it('parses several items with their levels, in the order of the cell', () => {
    expect(parse('斯卡哈; 梅林*2')).toEqual({
      items: [
        { item: 'svt-70', level: 1 },
        { item: 'svt-150', level: 2 },
      ],
      issues: [],
    });
  });

  it.each([
    ['梅林*3', 'svt-150', 3],
    ['梅林 × 3', 'svt-150', 3],
    ['梅林x3', 'svt-150', 3],
    ['ＭＥＲＬＩＮ＊３', 'svt-150', 3],
    ['梅林宝3', 'svt-150', 3],
    ['梅林 宝具3', 'svt-150', 3],
    ['梅林（宝3）', 'svt-150', 3],
    ['3宝梅林', 'svt-150', 3],
    ['Merlin NP3', 'svt-150', 3],
    ['速北黑满破', 'sc-1', 5],
    ['满破速北黑', 'sc-1', 5],
    ['速北黑 4破', 'sc-1', 5],
    ['速北黑 0破', 'sc-1', 1],
    ['速北黑 LB2', 'sc-1', 3],
    ['北部玄驹★5', 'uma-1', 5],
    ['北部玄驹5星', 'uma-1', 5],
    ['北部玄驹 专武2', 'uma-1', 7],
    ['svt-150*2', 'svt-150', 2],
    ['海盗X1', 'u-1', 1],
    ['海盗X1*1', 'u-1', 1],
  ])('parses %j as %s on level %d', (text, item, level) => {
    expect(parse(text)).toEqual({ items: [{ item, level }], issues: [] });
  });

  it('resolves a shared nickname by its level', () => {
    expect(parse('北黑满破').items).toEqual([{ item: 'sc-1', level: 5 }]);
    expect(parse('北黑★3').items).toEqual([{ item: 'uma-1', level: 3 }]);
  });

  it('refuses an unresolved shared nickname and lists its items', () => {
    expect(parse('花之魔术师*2; 斯卡哈')).toEqual({
      items: [{ item: 'svt-70', level: 1 }],
      issues: [
        {
          code: 'ambiguous-item',
          expected: { kind: 'oneOf', names: namesOf('svt-150', 'svt-353') },
          got: '花之魔术师*2',
          suggestion: null,
        },
      ],
    });
  });

  it('prefers names to nicknames', () => {
    expect(parse('枪阶').items).toEqual([{ item: 'c-2', level: 1 }]);
  });

  it('refuses a name that is ambiguous without its brackets', () => {
    expect(parse('海妖宝2').issues).toEqual([
      {
        code: 'ambiguous-item',
        expected: { kind: 'oneOf', names: namesOf('svt-5', 'svt-6') },
        got: '海妖宝2',
        suggestion: null,
      },
    ]);
  });

  it('suggests only items that can have the level, and does not guess missing brackets', () => {
    expect(parse('满破北黑卡; 玛塔').issues).toEqual([
      { code: 'unknown-item', expected: { kind: 'item' }, got: '满破北黑卡', suggestion: '满破北黑卡牌' },
      { code: 'unknown-item', expected: { kind: 'item' }, got: '玛塔', suggestion: '玛塔(EX)' },
    ]);
  });

  it('suggests the closest name for an unknown one, with the level as written', () => {
    const unknown = (got: string, suggestion: string | null) => ({
      code: 'unknown-item',
      expected: { kind: 'item' },
      got,
      suggestion,
    });

    expect(parse('斯卡蛤*2;斯卡蛤宝2;Merlyn;不知道是谁').issues).toEqual([
      unknown('斯卡蛤*2', '斯卡哈*2'),
      unknown('斯卡蛤宝2', '斯卡哈宝2'),
      unknown('Merlyn', 'Merlin'),
      unknown('不知道是谁', null),
    ]);
  });

  it.each([
    ['梅林*6', 5, '宝1', '宝5'],
    ['梅林*0', 5, '宝1', '宝5'],
    ['北部玄驹*10', 9, '★1', '专武4'],
    ['梅林宝6', 5, '宝1', '宝5'],
    ['0宝梅林', 5, '宝1', '宝5'],
    ['速北黑5破', 5, '0破', '满破'],
    ['北部玄驹 12星', 9, '★1', '专武4'],
  ])('refuses %j, since the scale ends at %d', (text, top, first, last) => {
    expect(parse(text)).toMatchObject({
      items: [],
      issues: [{ code: 'unknown-level', expected: { kind: 'level', top, first: { zh: first }, last: { zh: last } } }],
    });
  });

  it('refuses a level of an item without a scale', () => {
    expect(parse('光枪龙*2').issues).toEqual([
      {
        code: 'unknown-level',
        expected: { kind: 'level', top: 1, first: null, last: null },
        got: '光枪龙*2',
        suggestion: null,
      },
    ]);
  });

  it('merges a repeated item with its higher level, and warns', () => {
    expect(parse('梅林*3; 斯卡哈; Merlin')).toEqual({
      items: [
        { item: 'svt-150', level: 3 },
        { item: 'svt-70', level: 1 },
      ],
      issues: [{ code: 'repeated-item', expected: { kind: 'itemOnce', level: 3 }, got: 'Merlin', suggestion: null }],
    });
  });

  it('finds names that contain list separators', () => {
    expect(parse('梅林, Brionac, Dragon of the Ice Barrier, Larva/Tiamat').items).toEqual([
      { item: 'svt-150', level: 1 },
      { item: 'c-1', level: 1 },
      { item: 'svt-382', level: 1 },
    ]);
  });

  it.each([
    ['梅林 斯卡哈 速北黑', '梅林; 斯卡哈; 速北黑'],
    ['梅林宝2+斯卡哈宝3', '梅林*2; 斯卡哈*3'],
    ['北部玄驹5星专武2', '北部玄驹*7'],
    ['梅林 斯卡哈 不知道是谁', null],
    ['梅林 花之骑士王', null],
    ['梅林 石800', null],
  ])('suggests the parsed list for %j if every word is understood', (text, suggestion) => {
    expect(parse(text)).toEqual({
      items: [],
      issues: [{ code: 'unknown-item', expected: { kind: 'item' }, got: text, suggestion }],
    });
  });

  it.each([
    ['梅林 2', '梅林*2'],
    ['梅林（2）', '梅林*2'],
    ['梅林：02', '梅林*2'],
    ['梅林+2', '梅林*2'],
    ['北部玄驹 6', '北部玄驹*6'],
  ])('suggests the number after the name of %j as its level', (text, suggestion) => {
    expect(parse(text).issues).toMatchObject([{ code: 'unknown-item', got: text, suggestion }]);
  });

  it.each(['梅林 1-2', '梅林 2or3', '梅林12', '海盗X2', '花之魔木师', '海妖（骑）'])(
    'suggests nothing for the ambiguous %j',
    (text) => {
      expect(parse(text).issues).toMatchObject([{ got: text, suggestion: null }]);
    },
  );

  it.each(['梅林 9', '速北黑 2', '花之魔术师 2'])('suggests no level for %j', (text) => {
    expect(parse(text).issues).not.toMatchObject([{ suggestion: expect.stringContaining('*') }]);
  });

  it('suggests a list for a long text, but not for an overlong one', () => {
    const long = Array.from({ length: 30 }, () => '梅林 斯卡哈').join(' ');

    expect(parse(long).issues).toMatchObject([{ code: 'unknown-item', suggestion: '梅林; 斯卡哈' }]);
    expect(parse(`${long} ${long} ${long}`).issues).toMatchObject([{ code: 'unknown-item', suggestion: null }]);
  });
});
