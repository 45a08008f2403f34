/** @jest-environment node */
import { countMet } from '@/features/offer/gaps/countMet';
import { hit, outcome } from '../../search-state/shopBuild';

describe('countMet', () => {
  it('counts wants of all modes whose level is reached', () => {
    const wantMatches = [
      outcome('merlin', 'must', 2, 2),
      outcome('castoria', 'any', 1, 2),
      outcome('oberon', 'nice', 1),
      outcome('mash', 'nice', 0),
    ];

    expect(countMet(hit({ wantMatches }))).toBe(2);
  });

  it('does not count never wants', () => {
    expect(countMet(hit({ wantMatches: [outcome('mash', 'never', 0)] }))).toBe(0);
  });
});
