/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { itemKind, itemLook, itemName, rarityTier } from '@/features/search-state/gameItems';
import { gameItems } from './shopBuild';

const id = (text: string) => text as ItemId;

describe('itemLook', () => {
  it('returns the shape of the kind, the hue of the group and the lines of the rarity', () => {
    expect(itemLook(gameItems, id('merlin'), 'zh')).toEqual({
      shape: 'niche',
      hue: 'violet',
      lines: 'two',
      text: '梅林',
      shortText: '梅',
    });
  });

  it.each([
    ['ja', 'マリ', 'マ'],
    ['en', 'Mer', 'M'],
  ] as const)('has a text in the script of the language %s', (locale, text, shortText) => {
    expect(itemLook(gameItems, id('merlin'), locale)).toMatchObject({ text, shortText });
  });

  it('returns a deeper hue from the thirteenth group on', () => {
    expect(itemLook(gameItems, id('oberon'), 'zh').hue).toBe('violet-2');
  });

  it('returns a short line for the third tier and none for an unknown rarity', () => {
    expect(itemLook(gameItems, id('bedivere'), 'zh').lines).toBe('short');
    expect(itemLook(gameItems, id('mash'), 'zh').lines).toBe('none');
  });

  it('returns slate for an item without a group, and a plate for a craft essence', () => {
    const { hue, shape } = itemLook(gameItems, id('grail'), 'zh');

    expect({ hue, shape }).toEqual({ hue: 'slate', shape: 'plate' });
  });

  it('returns a grey plate with the beginning of the id for an unknown item', () => {
    expect(itemLook(gameItems, id('svt-9999'), 'zh')).toEqual({
      shape: 'plate',
      hue: 'slate',
      lines: 'none',
      text: 'sv',
      shortText: 's',
    });
  });
});

describe('itemName', () => {
  it('returns the name in a language, or the id of an unknown item', () => {
    expect(itemName(gameItems, id('merlin'), 'ja')).toBe('マーリン');
    expect(itemName(gameItems, id('svt-9999'), 'ja')).toBe('svt-9999');
  });
});

describe('itemKind', () => {
  it('returns the kind of an item, or null for an unknown one', () => {
    expect(itemKind(gameItems, id('grail'))?.id).toBe('craft_essence');
    expect(itemKind(gameItems, id('svt-9999'))).toBeNull();
  });
});

describe('rarityTier', () => {
  it('returns 0 for the top tier and the greatest number for an unknown rarity', () => {
    const tiers = ['merlin', 'bedivere', 'mash', 'svt-9999'].map((one) => rarityTier(gameItems, id(one)));

    expect(tiers).toEqual([0, 2, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
  });
});
