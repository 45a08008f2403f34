import { pickTrayItem } from '@/features/compare/TraySlots';
import { want } from '../../build';
import { hit, lexicon } from '../search-state/shopBuild';

const three = hit({ offer: { items: { mash: 1, merlin: 1, castoria: 2 } } });
const none = hit({ offer: { items: {} } });

describe('the item that stands for an offer in the tray', () => {
  it.each([
    ['what is wanted', [want('oberon'), want('castoria', 'nice')], three, 'castoria'],
    [
      'what is wanted at its level before what is too low',
      [want('merlin', 'must', 2), want('mash', 'any')],
      three,
      'mash',
    ],
    ['what is too low where nothing else is wanted', [want('mash', 'must', 3)], three, 'mash'],
    ['the rarest where only something else is wanted', [want('oberon'), want('mash', 'never')], three, 'castoria'],
    ['nothing where the offer lists no items', [want('merlin')], none, null],
  ])('is %s', (_what, wants, offer, item) => {
    expect(pickTrayItem(offer, [], wants, lexicon)).toBe(item);
  });

  it('is one that the other offers of the tray do not have, be it wanted or not', () => {
    const other = hit({ offer: { items: { merlin: 1, castoria: 1 } } });
    const same = hit({ offer: { items: { mash: 1, merlin: 2, castoria: 2 } } });

    expect(pickTrayItem(three, [other], [want('merlin')], lexicon)).toBe('mash');
    expect(pickTrayItem(three, [same], [want('merlin')], lexicon)).toBe('merlin');
  });
});
