/** @jest-environment node */

import { layOutLevels } from '@/features/filters/wants/LevelSteps';
import { copiesScale, MEMENTO_TIERS, NOBLE_PHANTASM, STUDENT_STARS } from '@/games/specs/scales';
import { sameInAllLanguages } from '@/games/specs/specBuilders';

describe('layOutLevels', () => {
  it('returns one row for up to six levels', () => {
    expect(layOutLevels(NOBLE_PHANTASM, 1)).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('starts a new row at the break of the scale', () => {
    expect(layOutLevels(STUDENT_STARS, 1)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9],
    ]);
  });

  it('splits long parts into even rows of at most six levels', () => {
    expect(layOutLevels(MEMENTO_TIERS, 1)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14],
      [15, 16, 17, 18, 19],
    ]);
  });

  it('returns the first nine of more than 20 levels, and the selected one', () => {
    expect(layOutLevels(copiesScale(99), 40)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 40],
    ]);
  });

  it('ignores a selected level beyond the scale', () => {
    const scale = { id: 'two', names: sameInAllLanguages('two'), steps: ['a', 'b'].map(sameInAllLanguages) };

    expect(layOutLevels(scale, 7)).toEqual([[1, 2]]);
  });
});
