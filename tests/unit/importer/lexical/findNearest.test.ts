/** @jest-environment node */
import { findClosest } from '@/importer/lexical/findNearest';

describe('findNearest', () => {
  it.each([
    ['价恪', ['价格', '标题'], '价格'],
    ['圣晶石数', ['圣晶片', '圣晶石'], '圣晶石'],
    ['北黑卡', ['北黑', '北黑卡牌'], '北黑卡牌'],
    ['listad', ['listed', 'title'], 'listed'],
  ])('takes %s for the nearest of %j', (text, candidates, nearest) => {
    expect(findClosest(text, candidates)).toBe(nearest);
  });

  it.each([
    ['手机型号', ['编号', '标题']],
    ['价', ['价格']],
    ['标题', ['价']],
    ['', ['价格']],
    ['国际f', ['国际服', '国际版']],
    ['日服/国服', ['日服', '国服', '日服国服号']],
  ])('finds nothing near to %j among %j', (text, candidates) => {
    expect(findClosest(text, candidates)).toBeNull();
  });

  it('takes equally near spellings of one thing for that thing', () => {
    expect(findClosest('国际f', ['国际服', '国际版'], () => 'ww')).toBe('国际服');
  });
});
