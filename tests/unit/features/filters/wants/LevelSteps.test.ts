/** @jest-environment node */

import { layOutLevels } from '@/features/filters/wants/LevelSteps';
import { sameName } from '@/games/specs/rows';
import { copiesScale, MEMENTO_TIERS, NOBLE_PHANTASM, STUDENT_STARS } from '@/games/specs/scales';

describe('the rows of level steps', () => {
  it('are one for up to six steps', () => {
    expect(layOutLevels(NOBLE_PHANTASM, 1)).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('break where the scale breaks: stars, then the own weapon', () => {
    expect(layOutLevels(STUDENT_STARS, 1)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9],
    ]);
  });

  it('are even and never longer than six steps', () => {
    expect(layOutLevels(MEMENTO_TIERS, 1)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14],
      [15, 16, 17, 18, 19],
    ]);
  });

  it('show nine of ninety-nine copies, and the chosen number with them', () => {
    expect(layOutLevels(copiesScale(99), 40)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 40],
    ]);
  });

  it('leave out a level that the scale does not have', () => {
    const scale = { id: 'two', names: sameName('two'), steps: ['a', 'b'].map(sameName) };

    expect(layOutLevels(scale, 7)).toEqual([[1, 2]]);
  });
});
