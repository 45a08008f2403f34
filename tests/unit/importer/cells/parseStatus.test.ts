/** @jest-environment node */
import { parseStatus } from '@/importer/cells/parseStatus';

describe('parseStatus', () => {
  it.each([
    ['onSale', ['在售', '出售中', '販売中', 'on sale', 'On Sale', 'onSale']],
    ['reserved', ['预留', '取り置き', 'Reserved']],
    ['sold', ['已售', '売り切れ', 'SOLD', 'sold out']],
  ])('reads %s in three languages', (status, words) => {
    expect(words.map((word) => parseStatus(word))).toEqual(words.map(() => ({ ok: true, value: status })));
  });

  it('suggests the word that is near', () => {
    expect(parseStatus('已出售')).toMatchObject({ ok: false, error: { code: 'unknown-value', suggestion: '已售出' } });
  });
});
