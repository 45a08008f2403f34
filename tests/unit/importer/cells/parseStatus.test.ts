/** @jest-environment node */
import { parseStatus } from '@/importer/cells/parseStatus';

describe('parseStatus', () => {
  it.each([
    ['onSale', ['在售', '出售中', '上架中', '未售', '販売中', '在庫あり', 'on sale', 'On Sale', 'onSale', 'Available']],
    ['reserved', ['预留', '已锁定', '已付定金', '預訂', '取り置き', '商談中', 'Reserved', 'on hold', 'Pending']],
    [
      'sold',
      [
        '已售',
        '已出售',
        '已出',
        '成交',
        '下架',
        '売り切れ',
        '完売',
        '取引完了',
        'SOLD',
        'sold out',
        'Out of stock',
        '已賣出',
        '無貨',
      ],
    ],
  ])('parses %s in three languages', (status, words) => {
    expect(words.map((word) => parseStatus(word))).toEqual(words.map(() => ({ ok: true, value: status })));
  });

  it('suggests the closest word', () => {
    expect(parseStatus('交亿中')).toMatchObject({ ok: false, error: { code: 'unknown-value', suggestion: '交易中' } });
  });

  it.each(['constructor', '__proto__', 'toString', '看情况'])('refuses %j', (text) => {
    expect(parseStatus(text)).toMatchObject({ ok: false, error: { code: 'unknown-value', got: text } });
  });
});
