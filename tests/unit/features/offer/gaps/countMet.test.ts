import { countMet } from '@/features/offer/gaps/countMet';
import { hit, outcome } from '../../search-state/shopBuild';

describe('the wants that an offer meets', () => {
  it('are those asked for in any way, as far as their levels reach', () => {
    const outcomes = [
      outcome('merlin', 'must', 2, 2),
      outcome('castoria', 'any', 1, 2),
      outcome('oberon', 'nice', 1),
      outcome('mash', 'nice', 0),
    ];

    expect(countMet(hit({ outcomes }))).toBe(2);
  });

  it('are not those that are kept away', () => {
    expect(countMet(hit({ outcomes: [outcome('mash', 'never', 0)] }))).toBe(0);
  });
});
