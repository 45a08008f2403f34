/** @jest-environment node */
import { applySuggestion } from '@/operator-worker/applySuggestion';

const issue = (got: string, suggestion: string | null) =>
  ({ code: 'unknown-item', expected: { kind: 'item' }, got, suggestion }) as const;

describe('applySuggestion', () => {
  it.each([
    ['梅霖', issue('梅霖', '梅林'), '梅林'],
    [' 梅霖 ', issue('梅霖', '梅林'), '梅林'],
    ['斯卡哈; 梅霖*2; 梅', issue('梅霖*2', '梅林*2'), '斯卡哈; 梅林*2; 梅'],
    ['', issue('', '$&'), '$&'],
    ['a; $&/b', issue('$&', '$1'), 'a; $1/b'],
    ['梅霖二; 梅霖', issue('梅霖', '梅林'), '梅霖二; 梅林'],
    ['梅霖二', issue('梅霖', '梅林'), null],
    ['斯卡哈\n梅霖\n梅', issue('梅霖', '梅林'), '斯卡哈\n梅林\n梅'],
    ['梅霖', issue('别的', '梅林'), null],
    ['梅霖', issue('梅霖', null), null],
  ] as const)('replaces the text in %j', (cell, one, expected) => {
    expect(applySuggestion(cell, one)).toBe(expected);
  });
});
