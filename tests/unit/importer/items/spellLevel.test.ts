/** @jest-environment node */

import { copiesScale } from '@/games/specs/scales';
import { spellLevel } from '@/importer/items/itemVocabulary';
import { foldText } from '@/names/foldText';
import { TINY_SPEC } from '../fields/tinyGame';

function spellings(kind: string, level: number): ReadonlySet<string> {
  const scale = TINY_SPEC.kinds.find(({ id }) => id === kind)?.scale;
  return scale == null ? new Set() : spellLevel(scale, level);
}

const folded = (...words: readonly string[]) => words.map(foldText);

describe('spellLevel', () => {
  it('returns spellings in all languages, with the number before, after, or in Chinese', () => {
    expect([...spellings('servant', 2)]).toEqual(
      expect.arrayContaining(folded('2宝', 'NP2', '宝2', '宝具2', '宝二', '宝具lv2', '双宝')),
    );
    expect([...spellings('servant', 5)]).toEqual(expect.arrayContaining(folded('满宝', '宝具MAX')));
  });

  it('continues to the top of limit breaks, whose label has no number', () => {
    expect([...spellings('support', 5)]).toEqual(
      expect.arrayContaining(folded('满破', '完凸', 'MLB', '4破', '4凸', 'LB4', '4突', '满突', '全破', '四破')),
    );
    expect([...spellings('support', 1)]).toEqual(expect.arrayContaining(folded('0破', '无凸', '白板')));
  });

  it('includes stars before, after and in words, and the short name of a weapon', () => {
    expect([...spellings('student', 5)]).toEqual(expect.arrayContaining(folded('★5', '5★', '☆5', '5星', '五星')));
    expect([...spellings('student', 6)]).toEqual(expect.arrayContaining(folded('专武1', '专1', '固有1', 'UE1')));
  });

  it('spells copies with counters', () => {
    expect([...spellLevel(copiesScale(9), 3)]).toEqual(
      expect.arrayContaining(folded('×3', '*3', 'x3', '3x', '3张', '3枚', '3 copies')),
    );
  });
});
