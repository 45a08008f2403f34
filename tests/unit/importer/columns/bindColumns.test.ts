/** @jest-environment node */

import { TINY_SPEC, tinyTarget } from '../fields/tinyGame';
import { bind, NEEDED } from './bindHeader';

describe('bindColumns', () => {
  it.each([
    [
      'Chinese',
      [
        '编号',
        '店铺',
        '价格',
        '角色/物品',
        '标题',
        '备注',
        '状态',
        '上架时间',
        '圣晶石',
        '服务器',
        '御主等级',
        '可换绑',
      ],
    ],
    [
      'Japanese',
      [
        'コード',
        'ショップ',
        '価格',
        'アイテム',
        'タイトル',
        'メモ',
        'ステータス',
        '出品日時',
        '聖晶石',
        'サーバー',
        'レベル',
        '連携変更可',
      ],
    ],
    [
      'English',
      [
        'Code',
        'shop',
        'PRICE',
        'Items',
        'title',
        'Note',
        'Status',
        'Listed at',
        'saint quartz',
        'Server',
        'Level',
        'Rebindable',
      ],
    ],
    [
      'full-width, alias and id',
      [
        '商品编号',
        '店名',
        '售价（元）',
        '从者',
        'ｔｉｔｌｅ',
        '備考',
        'state',
        'listedAt',
        '石',
        '区服',
        'level',
        'rebindable',
      ],
    ],
  ])('recognizes the headers of every field in %s', (_name, header) => {
    expect(bind(header)).toEqual({
      fields: [
        [0, 'code'],
        [1, 'shop'],
        [2, 'price'],
        [3, 'items'],
        [4, 'title'],
        [5, 'note'],
        [6, 'status'],
        [7, 'listedAt'],
        [8, 'resource sq'],
        [9, 'attribute server'],
        [10, 'attribute level'],
        [11, 'attribute rebindable'],
      ],
      issues: [],
    });
  });

  it('ignores an unknown column with a warning and the closest name', () => {
    const unknown = { severity: 'warning', code: 'unknown-column', expected: { kind: 'knownColumn' } };

    expect(bind([...NEEDED, '手机型号', '圣晶右', '__proto__', 'constructor'])).toEqual({
      fields: [
        [0, 'code'],
        [1, 'shop'],
        [2, 'price'],
        [3, 'items'],
        [4, 'listedAt'],
      ],
      issues: [
        { ...unknown, column: '手机型号', got: '手机型号', suggestion: null },
        { ...unknown, column: '圣晶右', got: '圣晶右', suggestion: '圣晶石' },
        { ...unknown, column: '__proto__', got: '__proto__', suggestion: null },
        { ...unknown, column: 'constructor', got: 'constructor', suggestion: null },
      ],
    });
  });

  it('refuses both columns if two have the same field', () => {
    const names = { zh: '价格', ja: '価格', en: 'Price' };
    const twice = {
      severity: 'error',
      code: 'duplicate-column',
      expected: { kind: 'columnOnce', names },
      suggestion: null,
    };

    expect(bind([...NEEDED, '售价']).issues).toEqual([
      { ...twice, column: '价格', got: '价格' },
      { ...twice, column: '售价', got: '售价' },
    ]);
  });

  it('refuses an alias shared by two fields', () => {
    expect(bind([...NEEDED, '票']).issues).toEqual([
      {
        severity: 'error',
        code: 'ambiguous-column',
        column: '票',
        expected: { kind: 'oneOf', names: [TINY_SPEC.resources[1]?.names, TINY_SPEC.attributes[2]?.names] },
        got: '票',
        suggestion: null,
      },
    ]);
  });

  it('requires code, price, and one of items, listing and title, and recommends shop and listing time', () => {
    const codes = bind(['服务器']).issues.map(({ code, severity, expected }) => [
      code,
      severity,
      expected.kind === 'column' ? expected.names.map(({ zh }) => zh) : [],
    ]);

    expect(codes).toEqual([
      ['missing-column', 'error', ['编号']],
      ['missing-column', 'error', ['价格']],
      ['missing-column', 'error', ['角色/物品', '文案', '标题']],
      ['absent-column', 'warning', ['店铺']],
      ['absent-column', 'warning', ['上架时间']],
    ]);
  });

  it('locates a missing column at the unknown header that resembles it', () => {
    const { issues } = bind(['编号', '店铺', '价格数', '标题', '上架时间']);

    expect(issues).toEqual([
      {
        severity: 'error',
        code: 'missing-column',
        column: '价格数',
        expected: { kind: 'column', names: [{ zh: '价格', ja: '価格', en: 'Price' }] },
        got: '价格数',
        suggestion: '价格',
      },
    ]);
  });

  it('does not require a shop column if the settings name the shop', () => {
    const { settings } = tinyTarget({ shop: '青石铺' });

    expect(bind(['编号', '价格', '标题', '上架时间'], [], settings).issues).toEqual([]);
  });

  it.each(['价格/元', '价格：元', '售价¥', 'Price RMB', 'Price (CNY)', '¥价格'])(
    'recognizes a price by %j',
    (header) => {
      expect(bind(['编号', '店铺', header, '标题', '上架时间'])).toMatchObject({
        fields: [
          [0, 'code'],
          [1, 'shop'],
          [2, 'price'],
          [3, 'title'],
          [4, 'listedAt'],
        ],
        issues: [],
      });
    },
  );

  it('refuses a price header in another currency', () => {
    expect(bind(['编号', '店铺', 'Price USD', '标题', '上架时间']).issues).toMatchObject([
      { code: 'other-currency', expected: { kind: 'priceIn', marked: ['USD'] }, got: 'Price USD' },
    ]);
    expect(bind(['编号', '店铺', '价格（円）', '标题', '上架时间']).issues).toEqual([
      {
        severity: 'error',
        code: 'other-currency',
        column: '价格（円）',
        expected: { kind: 'priceIn', currency: 'CNY', marked: ['JPY'] },
        got: '价格（円）',
        suggestion: null,
      },
    ]);
  });

  it('refuses a header whose unit multiplies the numbers below', () => {
    expect(bind([...NEEDED, '圣晶石（万）']).issues).toEqual([
      {
        severity: 'error',
        code: 'scaled-column',
        column: '圣晶石（万）',
        expected: { kind: 'plainUnits' },
        got: '圣晶石（万）',
        suggestion: null,
      },
    ]);
  });

  it('reports content of a column without a header, and ignores an empty column', () => {
    expect(bind([...NEEDED, '', ''], ['', '', '', '', '', ' ', '手写的话']).issues).toEqual([
      {
        severity: 'warning',
        code: 'unnamed-column',
        column: null,
        expected: { kind: 'header' },
        got: '手写的话',
        suggestion: null,
      },
    ]);
  });

  it.each(['文案', '描述', '账号描述（选填）', '卖点', '説明文', '商品説明', 'Description', 'LISTING'])(
    'accepts %j as a listing text besides a title',
    (header) => {
      expect(bind(['编号', '店铺', '价格', '标题', header, '上架时间'])).toEqual({
        fields: [
          [0, 'code'],
          [1, 'shop'],
          [2, 'price'],
          [3, 'title'],
          [4, 'listing'],
          [5, 'listedAt'],
        ],
        issues: [],
      });
    },
  );

  it('accepts a column for each kind of items in addition to one for all kinds', () => {
    expect(bind(['编号', '店铺', '价格', '物品', '从者', '支援卡', '上架时间'])).toMatchObject({
      fields: [
        [0, 'code'],
        [1, 'shop'],
        [2, 'price'],
        [3, 'items'],
        [4, 'items'],
        [5, 'items'],
        [6, 'listedAt'],
      ],
      issues: [],
    });
    expect(bind([...NEEDED, '支援卡', 'Support card']).issues.map(({ code, column }) => [code, column])).toEqual([
      ['duplicate-column', '支援卡'],
      ['duplicate-column', 'Support card'],
    ]);
  });
});
