/** @jest-environment node */
import { findStatus } from '@/importer/listing/findStatus';

describe('findStatus', () => {
  it.each([
    ['已售 日服 梅林', 'sold', '已售'],
    ['【SOLD】JP Merlin', 'sold', 'SOLD'],
    ['日服 梅林，已賣', 'sold', '已賣'],
    ['日版 マーリン 売り切れ', 'sold', '売り切れ'],
    ['(已预留) 日服', 'reserved', '已预留'],
    ['日服 取引中', 'reserved', '取引中'],
  ])('finds the status in %j', (text, status, words) => {
    const found = findStatus(text);

    expect(found?.status).toBe(status);
    expect(text.slice(found?.span.start, found?.span.end)).toBe(words);
  });

  it.each(['可预留', '已售后无忧', 'unsold', '日服 梅林 在售', 'constructor', ''])('finds no status in %j', (text) => {
    expect(findStatus(text)).toBeNull();
  });
});
