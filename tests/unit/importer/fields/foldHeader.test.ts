/** @jest-environment node */
import { foldHeader } from '@/importer/fields/foldHeader';

describe('foldHeader', () => {
  it('does not care for width, case, spaces and joining marks', () => {
    expect(foldHeader(' Ｌｉｓｔｅｄ＿At ')).toEqual({ whole: 'listedat', name: 'listedat', unit: null });
    expect(foldHeader('角色 / 物品：').name).toBe('角色物品');
  });

  it.each(['价格（元）', '价格(元)', '价格［元］', '价格【元】', '价格 「元」 '])('takes the unit off %j', (header) => {
    expect(foldHeader(header)).toEqual({ whole: '价格元', name: '价格', unit: '元' });
  });

  it.each([
    ['編號', '编号'],
    ['價格', '价格'],
    ['聖晶石', '圣晶石'],
    ['黃金果實', '黄金果实'],
    ['アイテム', 'あいてむ'],
  ])('does not care in which characters %j is written', (header, other) => {
    expect(foldHeader(header).whole).toBe(foldHeader(other).whole);
  });

  it('leaves the unit in the characters of its money', () => {
    expect(foldHeader('価格（円）').unit).toBe('円');
  });
});
