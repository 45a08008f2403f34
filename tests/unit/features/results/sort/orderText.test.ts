/** @jest-environment node */

import { orderText } from '@/features/results/sort/orderText';
import { zh } from '@/locales/zh';
import { query, want } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

const WANTS = { wants: [want('merlin')] };
const BY_PRICE = { sort: { key: 'price', reversed: false } };

describe('orderText', () => {
  it.each([
    ['listing time without conditions', query(), '最新上架的在前'],
    ['listing time with only a price limit', query({ ranges: { price: { min: null, max: 9 } } }), '最新上架'],
    ['price with a text', query({ text: '一手' }), '价格从低到高'],
    ['wants with wants', query(WANTS), '先按满足的多少，再按价格'],
    ['the chosen key, whatever the conditions', query({ ...WANTS, ...BY_PRICE }), '价格从低到高'],
    [
      'wants with an unknown sort key',
      query({ ...WANTS, sort: { key: 'x', reversed: false } }),
      '先按满足的多少，再按价格',
    ],
  ])('describes the order by %s', (_order, searched, text) => {
    expect(orderText(searched, gameItems.spec, 'zh', zh.shop)).toBe(text);
  });
});
