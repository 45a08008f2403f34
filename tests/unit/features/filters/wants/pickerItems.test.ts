/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { countByKind, orderPickerItems } from '@/features/filters/wants/pickerItems';
import { item } from '../../search-state/shopBuild';

const ITEMS = ['merlin', 'castoria', 'oberon', 'mash'].map(item);

describe('orderPickerItems', () => {
  it('sorts wanted items first in query order, then by number of offers', () => {
    const ordered = orderPickerItems(ITEMS, ['mash' as ItemId, 'merlin' as ItemId], { oberon: 9, castoria: 3 });

    expect(ordered.map(({ id }) => id)).toEqual(['mash', 'merlin', 'oberon', 'castoria']);
  });

  it('keeps the roster order for ties', () => {
    expect(orderPickerItems(ITEMS, [], {})).toEqual(ITEMS);
  });
});

describe('countByKind', () => {
  it('counts the items of each kind', () => {
    expect([...countByKind([...ITEMS, item('grail')])]).toEqual([
      ['servant', 4],
      ['craft_essence', 1],
    ]);
  });
});
