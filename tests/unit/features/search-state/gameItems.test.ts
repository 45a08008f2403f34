/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { itemKind, itemLook, itemName, rarityTier } from '@/features/search-state/gameItems';
import { gameItems } from './shopBuild';

const id = (text: string) => text as ItemId;

describe('the looks of items', () => {
  it('take their shape from the kind, their hue from the place of the group and their lines from the rarity', () => {
    expect(itemLook(gameItems, id('merlin'))).toEqual({
      shape: 'niche',
      hue: 'violet',
      lines: 'two',
      two: '梅林',
      one: '梅',
    });
  });

  it('take the second turn of the wheel from the thirteenth group on', () => {
    expect(itemLook(gameItems, id('oberon')).hue).toBe('violet-2');
  });

  it('have a short line for the third tier and none for an unknown rarity', () => {
    expect([itemLook(gameItems, id('bedivere')).lines, itemLook(gameItems, id('mash')).lines]).toEqual([
      'short',
      'none',
    ]);
  });

  it('are slate where there is no group, and a card for a craft essence', () => {
    const { hue, shape } = itemLook(gameItems, id('grail'));

    expect({ hue, shape }).toEqual({ hue: 'slate', shape: 'plate' });
  });

  it('are a grey card with the id for an item that no roster knows', () => {
    expect(itemLook(gameItems, id('svt-9999'))).toEqual({
      shape: 'plate',
      hue: 'slate',
      lines: 'none',
      two: 'sv',
      one: 's',
    });
  });
});

describe('the words of items', () => {
  it('are in the language asked for, and the id for an unknown item', () => {
    const names = [itemName(gameItems, id('merlin'), 'ja'), itemName(gameItems, id('svt-9999'), 'ja')];

    expect(names).toEqual(['マーリン', 'svt-9999']);
  });

  it('know the kind of an item, and none for an unknown one', () => {
    expect([itemKind(gameItems, id('grail'))?.id, itemKind(gameItems, id('svt-9999'))]).toEqual([
      'craft_essence',
      null,
    ]);
  });

  it('rank rarities from 0 down, unknown ones last', () => {
    const tiers = ['merlin', 'bedivere', 'mash', 'svt-9999'].map((one) => rarityTier(gameItems, id(one)));

    expect(tiers).toEqual([0, 2, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
  });
});
