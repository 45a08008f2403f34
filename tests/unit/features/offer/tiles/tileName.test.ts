/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { tileLabel, tileLook, tileName, tileNickname } from '@/features/offer/tiles/tileName';
import { zh } from '@/locales/zh';
import { gameItems } from '../../search-state/shopBuild';

const castoria = {
  item: 'castoria' as ItemId,
  state: 'missing',
  caption: '缺',
} as const;

describe('tileName', () => {
  it('returns name, nickname, letters and label of the item', () => {
    const { text, shortText } = tileLook(castoria, gameItems, 'zh');

    expect({
      name: tileName(castoria, gameItems, 'zh'),
      nickname: tileNickname(castoria, gameItems, 'zh'),
      letters: [text, shortText],
      label: tileLabel(castoria, gameItems, 'zh', zh.shop),
    }).toEqual({
      label: '阿尔托莉雅·卡斯特，5★，缺',
      letters: ['C呆', 'C'],
      name: '阿尔托莉雅·卡斯特',
      nickname: 'C呆',
    });
  });

  it('returns those of the buyer’s name, without a rarity, if it fits several items', () => {
    const magus = { ...castoria, name: '花之魔术师' };
    const { text, shortText } = tileLook(magus, gameItems, 'zh');

    expect({
      name: tileName(magus, gameItems, 'zh'),
      nickname: tileNickname(magus, gameItems, 'zh'),
      letters: [text, shortText],
      label: tileLabel(magus, gameItems, 'zh', zh.shop),
    }).toEqual({
      name: '花之魔术师',
      nickname: '花之魔术师',
      letters: ['花之', '花'],
      label: '花之魔术师，缺',
    });
  });
});
