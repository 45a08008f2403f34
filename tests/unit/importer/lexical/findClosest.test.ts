/** @jest-environment node */
import { findClosest } from '@/importer/lexical/findClosest';

describe('findClosest', () => {
  it.each([
    ['价恪', ['价格', '标题'], '价格'],
    ['圣晶石数', ['圣晶片', '圣晶石'], '圣晶石'],
    ['北黑卡', ['北黑', '北黑卡牌'], '北黑卡牌'],
    ['listad', ['listed', 'title'], 'listed'],
  ])('returns %s among %j', (text, candidates, nearest) => {
    expect(findClosest(text, candidates)).toBe(nearest);
  });

  it.each([
    ['手机型号', ['编号', '标题']],
    ['价', ['价格']],
    ['标题', ['价']],
    ['', ['价格']],
    ['国际f', ['国际服', '国际版']],
    ['日服/国服', ['日服', '国服', '日服国服号']],
  ])('returns null for %j among %j', (text, candidates) => {
    expect(findClosest(text, candidates)).toBeNull();
  });

  it('accepts equally close spellings of one meaning', () => {
    expect(findClosest('国际f', ['国际服', '国际版'], () => 'ww')).toBe('国际服');
  });
});
