/** @jest-environment node */

import { atLeastText, levelText, shortfallBadge, shortfallText, wantText } from '@/features/labels/wantText';
import { MEMENTO_TIERS } from '@/games/specs/scales';
import { sameInAllLanguages } from '@/games/specs/specBuilders';
import type { ItemKind } from '@/games/types';
import { want } from '../../builders';
import { gameItems } from '../search-state/shopBuild';

const servant = gameItems.kinds.get('servant')!;
const essence = gameItems.kinds.get('craft_essence')!;
const tiered: ItemKind = {
  id: 'x',
  names: sameInAllLanguages('x'),
  shape: 'niche',
  scale: MEMENTO_TIERS,
  rarities: [],
};

describe('wantText', () => {
  it.each([
    ['梅林', want('merlin')],
    ['梅林 宝≥2', want('merlin', 'must', 2)],
    ['梅林 宝5', want('merlin', 'must', 5)],
    ['黑之圣杯 ≥2破', want('grail', 'must', 3)],
    ['黑之圣杯 满破', want('grail', 'must', 5)],
    ['svt-9999', want('svt-9999', 'must', 3)],
  ])('returns %s', (text, wanted) => {
    expect(wantText(gameItems, wanted, 'zh')).toBe(text);
  });
});

describe('atLeastText', () => {
  it('puts the sign before a label that is not letters and a number', () => {
    expect(atLeastText(tiered, 11, 'zh')).toBe('≥LR+2');
  });
});

describe('levelText', () => {
  it('returns an empty string for an item without levels', () => {
    expect(levelText(null, 2, 'zh')).toBe('');
  });
});

describe('shortfallText', () => {
  it.each([
    ['宝1 / 3', servant, 1, 3],
    ['0破 / 2破', essence, 1, 3],
    ['SR+ / UR', tiered, 4, 7],
  ])('returns %s for a level that is too low', (text, kind, have, wanted) => {
    expect(shortfallText(kind, have, wanted, 'zh')).toBe(text.replaceAll(' ', '\u00A0'));
  });
});

describe('shortfallBadge', () => {
  it.each([
    ['宝1 / 3', servant, 1, 3],
    ['0破', essence, 1, 3],
    ['SR+', tiered, 4, 7],
  ])('returns %s for a level that is too low', (text, kind, have, wanted) => {
    expect(shortfallBadge(kind, have, wanted, 'zh')).toBe(text.replaceAll(' ', '\u00A0'));
  });
});
