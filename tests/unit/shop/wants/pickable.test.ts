/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { countByKind, orderForPicking } from '@/shop/wants/pickable';
import { item } from '../shopBuild';

const ITEMS = ['merlin', 'castoria', 'oberon', 'mash'].map(item);

describe('the order of the picker', () => {
  it('puts wanted items first in the order of the query, then those most offers hold', () => {
    const ordered = orderForPicking(ITEMS, ['mash' as ItemId, 'merlin' as ItemId], { oberon: 9, castoria: 3 });

    expect(ordered.map(({ item: one, count }) => [one.id, count])).toEqual([
      ['mash', 0],
      ['merlin', 0],
      ['oberon', 9],
      ['castoria', 3],
    ]);
  });

  it('keeps the roster’s order among equals', () => {
    expect(orderForPicking(ITEMS, [], {}).map((one) => one.item)).toEqual(ITEMS);
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
