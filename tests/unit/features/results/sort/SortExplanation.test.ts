/** @jest-environment node */

import { sortExplanationText } from '@/features/results/sort/SortExplanation';
import { zh } from '@/locales/zh';
import { query, want } from '../../../build';
import { gameItems } from '../../search-state/shopBuild';

const asked = { wants: [want('merlin')] };
const byPrice = { sort: { key: 'price', reversed: false } };

describe('sortExplanationText', () => {
  it.each([
    ['newness, with nothing asked', query(), zh.shop.sortReasonNewest],
    ['newness, with only a price limit', query({ ranges: { price: { min: null, max: 9 } } }), '按最新上架。'],
    ['price, for a text', query({ text: '一手' }), '按价格从低到高。'],
    ['wants, for wants', query(asked), zh.shop.sortReasonWants],
    ['the chosen order, whatever is asked', query({ ...asked, ...byPrice }), '按价格从低到高。'],
    [
      'wants, for an order that nothing knows',
      query({ ...asked, sort: { key: 'x', reversed: false } }),
      zh.shop.sortReasonWants,
    ],
  ])('names %s', (_what, one, text) => {
    expect(sortExplanationText(one, gameItems.spec, 'zh', zh.shop)).toBe(text);
  });
});
