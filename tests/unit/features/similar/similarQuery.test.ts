import { rankSimilar } from '@/features/similar/findSimilar';
import { buildSimilarQuery, relaxWants } from '@/features/similar/similarQuery';
import { query, want } from '../../build';
import { hit, lexicon, outcome } from '../search-state/shopBuild';

const OPEN = hit({
  offer: {
    code: 'A-1',
    price: 20_050,
    items: { merlin: 2, bedivere: 5, castoria: 1, mash: 1, oberon: 1, grail: 5 },
    attributes: { server: 'jp' },
  },
});

describe('offers like an open one', () => {
  it('are asked for by what is wanted as it is wanted and its five rarest items as wishes, near its price and on its server', () => {
    const asked = query({ wants: [want('merlin', 'must', 2), want('bedivere', 'never')], text: '自抽', shown: 96 });

    const { wants, ranges, choices, text } = buildSimilarQuery(OPEN, asked, lexicon);

    expect(wants).toEqual([
      want('merlin', 'must', 2),
      want('grail', 'nice'),
      want('castoria', 'nice'),
      want('oberon', 'nice'),
      want('mash', 'nice'),
      want('bedivere', 'never'),
    ]);
    expect([ranges, choices, text]).toEqual([
      { price: { min: 120, max: 281 } },
      { server: { not: false, values: ['jp'] } },
      '',
    ]);
  });

  it('are only wished to have what is wanted once that is eased; what must not be in them still must not', () => {
    const asked = query({ wants: [want('merlin', 'must', 2), want('oberon', 'any'), want('bedivere', 'never')] });

    expect(relaxWants(asked).wants).toEqual([
      want('merlin', 'nice', 2),
      want('oberon', 'nice'),
      want('bedivere', 'never'),
    ]);
  });

  it('are asked for on every server if it states none', () => {
    expect(buildSimilarQuery(hit(), query(), lexicon).choices).toEqual({});
  });

  it('share the most, then are nearest in price; it is not one of them, nor what cannot be had or shares nothing', () => {
    const like = (code: string, price: number, met: number, parts = {}) =>
      hit({
        offer: { code, price },
        outcomes: ['merlin', 'castoria', 'oberon'].map((id, place) => outcome(id, 'nice', place < met ? 1 : 0)),
        ...parts,
      });

    const offers = [
      like('A-1', 20_050, 3),
      like('far', 10_000, 3),
      like('near', 21_000, 3),
      like('less', 20_050, 1),
      like('sold', 20_050, 3, { live: 'sold' }),
      like('paused', 20_050, 3, { live: 'paused' }),
      like('nothing', 20_050, 0),
    ];

    expect(rankSimilar(OPEN, offers, []).map(({ offer }) => offer.code)).toEqual(['near', 'far', 'less']);
  });

  it('have what the buyer wants before all that it happens to have', () => {
    const wanted = hit({ offer: { code: 'wanted' }, outcomes: [outcome('merlin', 'nice', 1)] });
    const alike = hit({
      offer: { code: 'alike' },
      outcomes: [outcome('castoria', 'nice', 1), outcome('oberon', 'nice', 1)],
    });

    const found = rankSimilar(OPEN, [alike, wanted], [want('merlin')]);

    expect(found.map(({ offer }) => offer.code)).toEqual(['wanted', 'alike']);
  });

  it('are four at most', () => {
    const many = ['b', 'c', 'd', 'e', 'f'].map((code) =>
      hit({ offer: { code }, outcomes: [outcome('merlin', 'nice', 1)] }),
    );

    expect(rankSimilar(OPEN, many, [])).toHaveLength(4);
  });
});
