/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { countByKind, orderPickerItems } from '@/features/filters/wants/pickerItems';
import { item } from '../../search-state/shopBuild';

const ITEMS = ['merlin', 'castoria', 'oberon', 'mash'].map(item);

describe('the order of the picker', () => {
  it('puts wanted items first in the order of the query, then those most offers hold', () => {
    const ordered = orderPickerItems(ITEMS, ['mash' as ItemId, 'merlin' as ItemId], { oberon: 9, castoria: 3 });

    expect(ordered.map(({ id }) => id)).toEqual(['mash', 'merlin', 'oberon', 'castoria']);
  });

  it('keeps the roster’s order among equals', () => {
    expect(orderPickerItems(ITEMS, [], {})).toEqual(ITEMS);
  });
});

describe('the counts of the kinds', () => {
  it('say how many items are of each kind', () => {
    expect([...countByKind([...ITEMS, item('grail')])]).toEqual([
      ['servant', 4],
      ['craft_essence', 1],
    ]);
  });
});
