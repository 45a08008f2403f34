/** @jest-environment node */
import type { Chip } from '@/domain/chips';
import { chipLabel } from '@/features/labels/chipLabel';
import { want } from '../../builders';
import { gameItems, labels } from '../search-state/shopBuild';

const CASES: readonly (readonly [Chip, ReturnType<typeof chipLabel>])[] = [
  [
    { kind: 'text', text: '一手' },
    { flag: null, text: '“一手”', full: '“一手”' },
  ],
  [
    { kind: 'want', want: want('merlin', 'must', 2) },
    { flag: 'must', text: '梅林 宝≥2', full: '梅林 宝≥2' },
  ],
  [
    { kind: 'want', want: want('oberon', 'nice') },
    { flag: 'nice', text: '奥伯龙', full: '加分：奥伯龙' },
  ],
  [
    { kind: 'range', facet: 'price', range: { min: null, max: 500 } },
    { flag: null, text: '≤ ¥500', full: '≤ ¥500' },
  ],
  [
    { kind: 'choice', facet: 'server', choice: { not: false, values: ['jp'] } },
    { flag: null, text: '日服', full: '服务器：日服' },
  ],
  [
    { kind: 'choice', facet: 'server', choice: { not: true, values: ['jp', 'tw'] } },
    { flag: 'never', text: '日服 / 台服', full: '排除服务器：日服 / 台服' },
  ],
];

describe('chipLabel', () => {
  it.each(CASES)('returns flag, text and full text of %j', (chip, label) => {
    expect(chipLabel(chip, gameItems, labels)).toEqual(label);
  });
});
