/** @jest-environment node */
import { orderItems } from '@/features/offer/tiles/orderItems';
import { offer } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

describe('orderItems', () => {
  it('sorts by rarity, then by level, then in the order of the sheet', () => {
    const { items } = offer({ items: { mash: 5, bedivere: 1, merlin: 1, oberon: 3, castoria: 1 } });

    expect(orderItems(items, gameItems).map((one) => one.item)).toEqual([
      'oberon',
      'merlin',
      'castoria',
      'bedivere',
      'mash',
    ]);
  });
});
