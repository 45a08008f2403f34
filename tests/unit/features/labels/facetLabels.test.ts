/** @jest-environment node */
import { amountText, choiceText, facetName, rangeText, valueName } from '@/features/labels/facetLabels';
import { labels } from '../search-state/shopBuild';

describe('facetName', () => {
  it.each([
    ['price', '价格'],
    ['shop', '店铺'],
    ['status', '状态'],
    ['sq', '圣晶石'],
    ['server', '服务器'],
    ['unknownFacet', 'unknownFacet'],
  ])('returns the name of %s: %s', (facet, name) => {
    expect(facetName(facet, labels)).toBe(name);
  });
});

describe('valueName', () => {
  it.each([
    ['server', 'jp', '日服'],
    ['rebindable', 'yes', '是'],
    ['status', 'reserved', '预留'],
    ['shop', '青石铺', '青石铺'],
    ['server', 'mars', 'mars'],
  ])('returns the name of the %s value %s: %s', (facet, value, name) => {
    expect(valueName(facet, value, labels)).toBe(name);
  });
});

describe('choiceText', () => {
  it('joins the values of a choice', () => {
    expect(choiceText('server', { not: false, values: ['jp', 'tw'] }, labels)).toBe('日服 / 台服');
  });
});

describe('rangeText', () => {
  it.each([
    ['price', { min: null, max: 500 }, '≤ ¥500'],
    ['price', { min: 100, max: 500 }, '¥100–500'],
    ['sq', { min: 800, max: null }, '圣晶石 ≥ 800'],
    ['sq', { min: 800, max: 2000 }, '圣晶石 800–2,000'],
    ['sq', { min: 800, max: 800 }, '圣晶石 800'],
  ])('formats a range of %s with limits %j: %s', (facet, range, text) => {
    expect(rangeText(facet, range, labels)).toBe(text);
  });
});

describe('amountText', () => {
  it('omits the currency sign of a price until the currency is known', () => {
    expect(amountText('price', 1500, { ...labels, currency: null })).toBe('1,500');
  });
});
