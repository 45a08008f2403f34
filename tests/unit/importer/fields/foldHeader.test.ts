/** @jest-environment node */
import { foldHeader } from '@/importer/fields/foldHeader';

describe('foldHeader', () => {
  it('ignores width, case, spaces and joining marks', () => {
    expect(foldHeader(' Ｌｉｓｔｅｄ＿At ')).toEqual({ whole: 'listedat', name: 'listedat', unit: null });
    expect(foldHeader('角色 / 物品：').name).toBe('角色物品');
  });

  it.each(['价格（元）', '价格(元)', '价格［元］', '价格【元】', '价格 「元」 '])(
    'removes the unit of %j',
    (header) => {
      expect(foldHeader(header)).toEqual({ whole: '价格元', name: '价格', unit: '元' });
    },
  );

  it.each([
    ['編號', '编号'],
    ['價格', '价格'],
    ['聖晶石', '圣晶石'],
    ['黃金果實', '黄金果实'],
    ['アイテム', 'あいてむ'],
  ])('ignores the character variants of %j', (header, other) => {
    expect(foldHeader(header).whole).toBe(foldHeader(other).whole);
  });

  it('keeps the characters of a currency unit', () => {
    expect(foldHeader('価格（円）').unit).toBe('円');
  });
});
