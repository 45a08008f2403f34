/** @jest-environment node */
import { importSheet } from '@/importer/importSheet';
import { sheetBytes, TINY_ROSTER, tinyTarget } from './fields/tinyGame';

const nameOf = (id: string) => TINY_ROSTER.items.find((item) => item.id === id)?.names;

/** Imports one row with the given cells, besides code, shop and listing time. */
function importRow(cells: Readonly<Record<string, string>>) {
  const row = { 编号: 'A', 店铺: '青石铺', 价格: '268', 上架时间: '2026-11-18', ...cells };
  const quoted = Object.values(row).map((cell) => `"${cell}"`);
  const imported = importSheet('in.csv', sheetBytes(Object.keys(row).join(','), quoted.join(',')), tinyTarget());
  if (!imported.ok) throw new Error('a sheet of one row is readable');
  const { offers, issues } = imported.value;
  return { offer: offers[0], issues: issues.map(({ column, code, severity, got }) => [column, code, severity, got]) };
}

describe('A listing column', () => {
  it('suffices besides code and price: items, levels, resources and attributes are parsed from it', () => {
    const text = '日服 梅林宝2 斯卡哈 石800 呼符12 御主等级130 可换绑';
    const { offer, issues } = importRow({ 文案: text });

    expect(issues).toEqual([]);
    expect(offer).toMatchObject({
      title: text,
      note: '',
      items: [
        { item: 'svt-150', level: 2 },
        { item: 'svt-70', level: 1 },
      ],
      resources: { sq: 800, ticket: 12 },
      attributes: { server: 'jp', level: 130, rebindable: true },
      status: 'onSale',
    });
  });

  it('reports all unread words in one warning', () => {
    expect(importRow({ 文案: '诚信交易 梅林 秒发' }).issues).toEqual([
      ['文案', 'unread-text', 'warning', '诚信交易 · 秒发'],
    ]);
  });

  it('reports an ambiguous name and adds no item', () => {
    const { offer, issues } = importRow({ 文案: '花之魔术师宝2 斯卡哈' });

    expect(offer?.items).toEqual([{ item: 'svt-70', level: 1 }]);
    expect(issues).toEqual([['文案', 'ambiguous-text', 'warning', '花之魔术师']]);
  });

  it('reports two servers and adds none', () => {
    const { offer, issues } = importRow({ 文案: '梅林 日服/国服' });

    expect(offer?.attributes).toEqual({});
    expect(issues).toMatchObject([['文案', 'ambiguous-text', 'warning', expect.any(String)]]);
  });

  it('accepts a misspelt name, and reports its interpretation', () => {
    const imported = importSheet(
      'in.csv',
      sheetBytes('编号,店铺,价格,文案,上架时间', 'A,青石铺,1,斯卡蛤,2026-11-18'),
      tinyTarget(),
    );

    expect(imported).toMatchObject({
      ok: true,
      value: {
        offers: [{ items: [{ item: 'svt-70', level: 1 }] }],
        issues: [{ code: 'guessed-text', got: '斯卡蛤', expected: { kind: 'plainName', names: nameOf('svt-70') } }],
      },
    });
  });

  it('does not add excluded things, of which only the unclear ones are reported', () => {
    const { offer, issues } = importRow({ 文案: '没有梅林 非国服 不可换绑' });

    expect(offer).toMatchObject({ items: [], attributes: { rebindable: false } });
    expect(issues).toEqual([['文案', 'unread-text', 'warning', '非国服']]);
  });

  it('detects that an offer is sold', () => {
    expect(importRow({ 文案: '【已售】日服 梅林' })).toMatchObject({ offer: { status: 'sold' }, issues: [] });
  });

  it('reports a number beyond the filter, and ignores implausible ones', () => {
    expect(importRow({ 文案: '御主等级200' })).toMatchObject({
      offer: { attributes: { level: 200 } },
      issues: [['文案', 'out-of-range', 'warning', '御主等级200']],
    });
    expect(importRow({ 文案: '石999999999999w' })).toMatchObject({
      offer: { resources: {} },
      issues: [['文案', 'unread-text', 'warning', '石999999999999w']],
    });
  });

  it('refuses a script URL and an overlong text', () => {
    const long = '长'.repeat(32_768);

    expect(importRow({ 文案: 'JavaScript:alert(1) 梅林' })).toMatchObject({
      offer: undefined,
      issues: [['文案', 'bad-link', 'error', 'JavaScript:alert(1) 梅林']],
    });
    expect(importRow({ 文案: long })).toMatchObject({
      offer: undefined,
      issues: [['文案', 'too-long', 'error', long]],
    });
  });

  it('reports an empty text if no other column has content', () => {
    expect(importRow({ 文案: '' }).issues).toEqual([['文案', 'missing', 'error', '']]);
    expect(importRow({ 文案: '', 标题: '出号' }).issues).toEqual([]);
  });
});

describe('A listing next to other columns', () => {
  it('fills in missing values', () => {
    const { offer, issues } = importRow({ 物品: '梅林*3', 圣晶石: '', 服务器: '', 文案: '日服 斯卡哈宝2 石800' });

    expect(issues).toEqual([]);
    expect(offer).toMatchObject({
      items: [
        { item: 'svt-150', level: 3 },
        { item: 'svt-70', level: 2 },
      ],
      resources: { sq: 800 },
      attributes: { server: 'jp' },
    });
  });

  it('yields to them where they have a value, and reports contradictions', () => {
    const { offer, issues } = importRow({
      物品: '梅林*3',
      圣晶石: '1260',
      服务器: '日服',
      御主等级: '130',
      状态: '在售',
      文案: '国服 梅林宝2 石800 御主等级120 300元 已售',
    });

    expect(offer).toMatchObject({
      items: [{ item: 'svt-150', level: 3 }],
      resources: { sq: 1260 },
      attributes: { server: 'jp', level: 130 },
      status: 'onSale',
      price: { amount: 26_800 },
    });
    expect(issues.map(([column, code, severity, got]) => [column, code, severity, got])).toEqual(
      expect.arrayContaining([
        ['文案', 'listing-differs', 'warning', '梅林宝2'],
        ['文案', 'listing-differs', 'warning', '石800'],
        ['文案', 'listing-differs', 'warning', '国服'],
        ['文案', 'listing-differs', 'warning', '御主等级120'],
        ['文案', 'listing-differs', 'warning', '300元'],
        ['文案', 'listing-differs', 'warning', '已售'],
      ]),
    );
    expect(issues).toHaveLength(6);
  });

  it('may round numbers and omit levels', () => {
    expect(importRow({ 物品: '梅林*3', 圣晶石: '30450', 文案: '梅林 石3w+ 268元' }).issues).toEqual([]);
    expect(importRow({ 物品: '梅林', 圣晶石: '29000', 文案: '石3w' }).issues).toEqual([
      ['文案', 'listing-differs', 'warning', '石3w'],
    ]);
  });

  it('becomes the title of an offer without one; otherwise its note, if it has none; otherwise it is only parsed', () => {
    expect(importRow({ 标题: '', 文案: '梅林' }).offer).toMatchObject({ title: '梅林', note: '' });
    expect(importRow({ 标题: '甲', 文案: '梅林' }).offer).toMatchObject({ title: '甲', note: '梅林' });
    expect(importRow({ 标题: '甲', 备注: '乙', 文案: '梅林' }).offer).toMatchObject({
      title: '甲',
      note: '乙',
      items: [{ item: 'svt-150', level: 1 }],
    });
  });

  it('suggests the price for an empty price cell', () => {
    const imported = importSheet(
      'in.csv',
      sheetBytes('编号,店铺,价格,文案,上架时间', 'A,青石铺,,梅林 300元,2026-11-18'),
      tinyTarget(),
    );

    expect(imported).toMatchObject({
      ok: true,
      value: { issues: [{ code: 'missing', column: '价格', suggestion: '300' }] },
    });
  });
});

describe('Titles', () => {
  it('are parsed if a sheet has neither items nor listings', () => {
    const { offer, issues } = importRow({ 标题: '日服 梅林宝2 不知名' });

    expect(offer).toMatchObject({
      title: '日服 梅林宝2 不知名',
      items: [{ item: 'svt-150', level: 2 }],
      attributes: { server: 'jp' },
    });
    expect(issues).toEqual([['标题', 'unread-text', 'warning', '不知名']]);
  });

  it('are only displayed if a sheet has items or listings', () => {
    expect(importRow({ 物品: '斯卡哈', 标题: '梅林 不知名' })).toMatchObject({
      offer: { items: [{ item: 'svt-70', level: 1 }] },
      issues: [],
    });
    expect(importRow({ 文案: '斯卡哈', 标题: '梅林 不知名' })).toMatchObject({
      offer: { items: [{ item: 'svt-70', level: 1 }] },
      issues: [],
    });
  });

  it('are refused once for a script URL', () => {
    expect(importRow({ 标题: 'javascript:alert(1)' }).issues).toEqual([
      ['标题', 'bad-link', 'error', 'javascript:alert(1)'],
    ]);
  });
});
