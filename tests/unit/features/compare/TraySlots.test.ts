/** @jest-environment node */
import { pickTrayItems } from '@/features/compare/TraySlots';
import { want } from '../../builders';
import { gameItems, hit } from '../search-state/shopBuild';

const three = hit({ offer: { items: { mash: 1, merlin: 1, castoria: 2 } } });
const none = hit({ offer: { items: {} } });

describe('pickTrayItems', () => {
  it.each([
    ['a wanted item', [want('oberon'), want('castoria', 'nice')], three, ['castoria']],
    [
      'a wanted item at its level before one below it',
      [want('merlin', 'must', 2), want('mash', 'any')],
      three,
      ['mash', 'merlin'],
    ],
    ['a wanted item below its level if no other is wanted', [want('mash', 'must', 3)], three, ['mash']],
    ['the rarest item if the offer has no wanted one', [want('oberon'), want('mash', 'never')], three, ['castoria']],
    ['nothing for an offer without items', [want('merlin')], none, []],
  ])('picks %s', (_item, wants, offer, items) => {
    expect(pickTrayItems(offer, [], wants, gameItems)).toEqual(items);
  });

  it('picks a wanted item even if all offers have it, those that only this offer has first', () => {
    const other = hit({ offer: { items: { merlin: 1, castoria: 1 } } });

    expect(pickTrayItems(three, [other], [want('merlin')], gameItems)).toEqual(['merlin']);
    expect(pickTrayItems(three, [other], [want('merlin'), want('mash')], gameItems)).toEqual(['mash', 'merlin']);
  });

  it('picks an item that no other offer has if nothing is wanted', () => {
    const other = hit({ offer: { items: { merlin: 1, castoria: 1 } } });

    expect(pickTrayItems(three, [other], [], gameItems)).toEqual(['mash']);
  });
});
