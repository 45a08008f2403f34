/** @jest-environment node */
import { readStatusHeading } from '@/importer/columns/statusHeading';

describe('readStatusHeading', () => {
  it.each([
    ['已售', 'sold'],
    ['—— 已售 ——', 'sold'],
    ['【已售区】', 'sold'],
    ['以下账号均已售：', 'sold'],
    ['以下全部已售出', 'sold'],
    ['下面的号都卖了', 'sold'],
    ['已售账号列表', 'sold'],
    ['Sold accounts:', 'sold'],
    ['all items below are sold', 'sold'],
    ['SOLD OUT ↓', 'sold'],
    ['売り切れ一覧', 'sold'],
    ['完売', 'sold'],
    ['预留', 'reserved'],
    ['予約済みリスト', 'reserved'],
    ['在售账号', 'onSale'],
    ['販売中', 'onSale'],
  ])('reads the status of %s', (text, status) => {
    expect(readStatusHeading(text)).toBe(status);
  });

  it.each([
    '',
    '———',
    '已售商品不退不换',
    '售出不退',
    '以上商品先到先得，售出不退',
    '注：已售商品请勿拍',
    '未售出的都在这里',
    '五月库存',
    'Sheet1',
    'unsold? ask',
    '账号',
  ])('reads no status of another text: %s', (text) => {
    expect(readStatusHeading(text)).toBeNull();
  });
});
