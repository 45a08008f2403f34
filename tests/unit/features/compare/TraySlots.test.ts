/** @jest-environment node */
import { pickTrayItem } from '@/features/compare/TraySlots';
import { want } from '../../builders';
import { gameItems, hit } from '../search-state/shopBuild';

const three = hit({ offer: { items: { mash: 1, merlin: 1, castoria: 2 } } });
const none = hit({ offer: { items: {} } });

describe('pickTrayItem', () => {
  it.each([
    ['a wanted item', [want('oberon'), want('castoria', 'nice')], three, 'castoria'],
    [
      'a wanted item at its level rather than one below it',
      [want('merlin', 'must', 2), want('mash', 'any')],
      three,
      'mash',
    ],
    ['a wanted item below its level if no other is wanted', [want('mash', 'must', 3)], three, 'mash'],
    ['the rarest item if the offer has no wanted one', [want('oberon'), want('mash', 'never')], three, 'castoria'],
    ['nothing for an offer without items', [want('merlin')], none, null],
  ])('picks %s', (_item, wants, offer, item) => {
    expect(pickTrayItem(offer, [], wants, gameItems)).toBe(item);
  });

  it('prefers an item that no other offer in the tray has', () => {
    const other = hit({ offer: { items: { merlin: 1, castoria: 1 } } });

    expect(pickTrayItem(three, [other], [want('merlin')], gameItems)).toBe('mash');
  });

  it('picks a wanted item if another offer has the same items', () => {
    const same = hit({ offer: { items: { mash: 1, merlin: 2, castoria: 2 } } });

    expect(pickTrayItem(three, [same], [want('merlin')], gameItems)).toBe('merlin');
  });
});
