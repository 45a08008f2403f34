/** @jest-environment node */
import { rankSimilar } from '@/features/similar/findSimilar';
import { want } from '../../builders';
import { hit, outcome } from '../search-state/shopBuild';

const OPEN = hit({ offer: { code: 'A-1', price: 20_050 } });

describe('rankSimilar', () => {
  it('ranks by shared items, then by price, without the open offer and those that are unavailable or share nothing', () => {
    const similarOffer = (code: string, price: number, met: number, parts = {}) =>
      hit({
        offer: { code, price },
        wantMatches: ['merlin', 'castoria', 'oberon'].map((id, index) => outcome(id, 'nice', index < met ? 1 : 0)),
        ...parts,
      });

    const offers = [
      similarOffer('A-1', 20_050, 3),
      similarOffer('far', 10_000, 3),
      similarOffer('near', 21_000, 3),
      similarOffer('less', 20_050, 1),
      similarOffer('sold', 20_050, 3, { live: 'sold' }),
      similarOffer('paused', 20_050, 3, { live: 'paused' }),
      similarOffer('nothing', 20_050, 0),
    ];

    expect(rankSimilar(OPEN, offers, []).map(({ offer }) => offer.code)).toEqual(['near', 'far', 'less']);
  });

  it('ranks the wants of the buyer above other shared items', () => {
    const wanted = hit({ offer: { code: 'wanted' }, wantMatches: [outcome('merlin', 'nice', 1)] });
    const sharing = hit({
      offer: { code: 'sharing' },
      wantMatches: [outcome('castoria', 'nice', 1), outcome('oberon', 'nice', 1)],
    });

    const found = rankSimilar(OPEN, [sharing, wanted], [want('merlin')]);

    expect(found.map(({ offer }) => offer.code)).toEqual(['wanted', 'sharing']);
  });

  it('returns at most four offers', () => {
    const many = ['b', 'c', 'd', 'e', 'f'].map((code) =>
      hit({ offer: { code }, wantMatches: [outcome('merlin', 'nice', 1)] }),
    );

    expect(rankSimilar(OPEN, many, [])).toHaveLength(4);
  });
});
