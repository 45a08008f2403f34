/** @jest-environment node */
import { choiceValues } from '@/features/filters/facets/choiceValues';
import { labels } from '../../search-state/shopBuild';

describe('choiceValues', () => {
  it('lists the shops of the catalog by number of offers, then by name', () => {
    const values = choiceValues('shop', null, { b: 3, a: 3, c: 9, d: 0 }, labels);

    expect(values.map(({ value }) => value)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('keeps a selected shop that the catalog does not have', () => {
    const values = choiceValues('shop', { not: false, values: ['gone'] }, { a: 1 }, labels);

    expect(values).toEqual([
      { value: 'a', label: 'a' },
      { value: 'gone', label: 'gone' },
    ]);
  });

  it('lists the options of an attribute in the order of the game, whatever their counts', () => {
    const values = choiceValues('server', null, { tw: 9 }, labels);

    expect(values[0]).toEqual({ value: 'jp', label: '日服' });
  });

  it('lists the four statuses', () => {
    const values = choiceValues('status', null, null, labels);

    expect(values.map(({ label }) => label)).toEqual(['在售', '预留', '店铺暂停', '已售']);
  });
});
