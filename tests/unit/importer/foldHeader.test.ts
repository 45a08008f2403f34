/** @jest-environment node */
import { foldHeader } from '@/importer/foldHeader';

describe('foldHeader', () => {
  it('does not care for width, case, spaces and joining marks', () => {
    expect(foldHeader(' Ｌｉｓｔｅｄ＿At ')).toEqual({ whole: 'listedat', name: 'listedat', unit: null });
    expect(foldHeader('角色 / 物品：').name).toBe('角色物品');
  });

  it.each(['价格（元）', '价格(元)', '价格［元］', '价格【元】', '价格 「元」 '])('takes the unit off %j', (header) => {
    expect(foldHeader(header)).toEqual({ whole: '价格元', name: '价格', unit: '元' });
  });
});
