/** @jest-environment node */
import { dropApproximation } from '@/importer/cells/cellValue';

describe('dropApproximation', () => {
  it.each([
    ['约3w', '3w'],
    ['3w+', '3w'],
    ['３ｗ＋', '3w'],
    ['~3万', '3万'],
    ['3万多', '3万'],
    ['约 3万 左右', '3万'],
    ['大概1200以上', '1200'],
    ['およそ3万', '3万'],
    ['about 12k', '12k'],
    ['>=500', '500'],
  ])('returns the exact amount of %j', (text, exact) => {
    expect(dropApproximation(text)).toBe(exact);
  });

  it.each(['3w', '1,260', '3w石', '100-200', ''])('returns null for %j, which is not approximate', (text) => {
    expect(dropApproximation(text)).toBeNull();
  });
});
