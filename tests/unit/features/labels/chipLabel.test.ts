/** @jest-environment node */
import type { Chip } from '@/domain/chips';
import { chipLabel } from '@/features/labels/chipLabel';
import { want } from '../../builders';
import { gameItems, labels } from '../search-state/shopBuild';

const CASES: readonly (readonly [Chip, ReturnType<typeof chipLabel>])[] = [
  [
    { kind: 'text', text: '一手' },
    { flag: null, text: '“一手”', isExclusion: false, full: '“一手”' },
  ],
  [
    { kind: 'want', want: want('merlin', 'must', 2) },
    { flag: 'must', text: '梅林 宝2', isExclusion: false, full: '梅林 宝≥2' },
  ],
  [
    { kind: 'want', want: want('castoria', 'nice') },
    { flag: 'nice', text: 'C呆', isExclusion: false, full: '加分：阿尔托莉雅·卡斯特' },
  ],
  [
    { kind: 'want', want: want('oberon', 'never') },
    { flag: null, text: '不要奥伯龙', isExclusion: true, full: '排除：奥伯龙' },
  ],
  [
    { kind: 'range', facet: 'price', range: { min: null, max: 500 } },
    { flag: null, text: '≤500', isExclusion: false, full: '≤ ¥500' },
  ],
  [
    { kind: 'range', facet: 'sq', range: { min: 800, max: null } },
    { flag: null, text: '石800+', isExclusion: false, full: '圣晶石 ≥ 800' },
  ],
  [
    { kind: 'choice', facet: 'server', choice: { not: false, values: ['jp'] } },
    { flag: null, text: '日服', isExclusion: false, full: '服务器：日服' },
  ],
  [
    { kind: 'choice', facet: 'server', choice: { not: true, values: ['jp', 'tw'] } },
    { flag: null, text: '不要日服/台服', isExclusion: true, full: '排除服务器：日服 / 台服' },
  ],
  [
    { kind: 'choice', facet: 'firstHand', choice: { not: false, values: ['yes'] } },
    { flag: null, text: '一手号', isExclusion: false, full: '一手号：是' },
  ],
];

describe('chipLabel', () => {
  it.each(CASES)('returns flag, text and full text of %j', (chip, label) => {
    expect(chipLabel(chip, gameItems, labels)).toEqual(label);
  });
});
