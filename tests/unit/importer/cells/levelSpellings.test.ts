/** @jest-environment node */
import { spellLevel } from '@/importer/cells/levelSpellings';
import { TINY_SPEC } from '../tinyGame';

function spellings(kind: string, level: number): readonly string[] {
  const scale = TINY_SPEC.kinds.find(({ id }) => id === kind)?.scale;
  return scale == null ? [] : [...spellLevel(scale, level)].sort();
}

describe('spellLevel', () => {
  it('spells a level in all languages, with the number before or behind', () => {
    expect(spellings('servant', 2)).toEqual(['2宝', 'np2', '宝2', '宝具2'].sort());
  });

  it('counts on to the top of limit breaks, whose own label has no number', () => {
    expect(spellings('support', 5)).toEqual(
      ['满破', '完凸', 'mlb', '4破', '4凸', 'lb4', '4lb', '4突', '满突', '满凸', '全破'].sort(),
    );
  });

  it('knows stars before, behind and in words, and a weapon by half its name', () => {
    expect(spellings('student', 5)).toEqual(['★5', '5★', '☆5', '5☆', '5星', '星5'].sort());
    expect(spellings('student', 6)).toEqual(['专武1', '专1', '武1', '固有1', 'ue1'].sort());
  });
});
