/** @jest-environment node */

import { sortExplanationText } from '@/features/results/sort/SortExplanation';
import { zh } from '@/locales/zh';
import { query, want } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

const WANTS = { wants: [want('merlin')] };
const BY_PRICE = { sort: { key: 'price', reversed: false } };

describe('sortExplanationText', () => {
  it.each([
    ['listing time without conditions', query(), zh.shop.sortReasonNewest],
    ['listing time with only a price limit', query({ ranges: { price: { min: null, max: 9 } } }), '按最新上架。'],
    ['price with a text', query({ text: '一手' }), '按价格从低到高。'],
    ['wants with wants', query(WANTS), zh.shop.sortReasonWants],
    ['the chosen key, whatever the conditions', query({ ...WANTS, ...BY_PRICE }), '按价格从低到高。'],
    [
      'wants with an unknown sort key',
      query({ ...WANTS, sort: { key: 'x', reversed: false } }),
      zh.shop.sortReasonWants,
    ],
  ])('describes the order by %s', (_order, searched, text) => {
    expect(sortExplanationText(searched, gameItems.spec, 'zh', zh.shop)).toBe(text);
  });
});
