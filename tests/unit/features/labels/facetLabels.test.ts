/** @jest-environment node */
import { amountText, choiceText, facetName, rangeText, valueName } from '@/features/labels/facetLabels';
import { labels } from '../search-state/shopBuild';

describe('the words of filter groups', () => {
  it.each([
    ['price', '价格'],
    ['shop', '店铺'],
    ['status', '状态'],
    ['sq', '圣晶石'],
    ['server', '服务器'],
    ['unheardOf', 'unheardOf'],
  ])('call %s %s', (facet, name) => {
    expect(facetName(facet, labels)).toBe(name);
  });

  it.each([
    ['server', 'jp', '日服'],
    ['rebindable', 'yes', '是'],
    ['status', 'reserved', '预留'],
    ['shop', '青石铺', '青石铺'],
    ['server', 'mars', 'mars'],
  ])('call the value of %s %s %s', (facet, value, name) => {
    expect(valueName(facet, value, labels)).toBe(name);
  });

  it('join the values of a choice', () => {
    expect(choiceText('server', { not: false, values: ['jp', 'tw'] }, labels)).toBe('日服 / 台服');
  });

  it.each([
    ['price', { min: null, max: 500 }, '≤ ¥500'],
    ['price', { min: 100, max: 500 }, '¥100–500'],
    ['sq', { min: 800, max: null }, '圣晶石 ≥ 800'],
    ['sq', { min: 800, max: 2000 }, '圣晶石 800–2,000'],
    ['sq', { min: 800, max: 800 }, '圣晶石 800'],
  ])('say a range of %s', (facet, range, text) => {
    expect(rangeText(facet, range, labels)).toBe(text);
  });

  it('leave the sign of a price out while the currency is not known', () => {
    expect(amountText('price', 1500, { ...labels, currency: null })).toBe('1,500');
  });
});
