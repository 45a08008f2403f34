/** @jest-environment node */
import { buildSimilarQuery, relaxWants } from '@/features/similar/similarQuery';
import { query, want } from '../../builders';
import { gameItems, hit } from '../search-state/shopBuild';

const OPEN = hit({
  offer: {
    code: 'A-1',
    price: 20_050,
    items: { merlin: 2, bedivere: 5, castoria: 1, mash: 1, oberon: 1, grail: 5 },
    attributes: { server: 'jp' },
  },
});

describe('buildSimilarQuery', () => {
  it('has the wants of the query, the five rarest items as nice wants, a price range and the server', () => {
    const own = query({ wants: [want('merlin', 'must', 2), want('bedivere', 'never')], text: '自抽', shown: 96 });

    const { wants, ranges, choices, text } = buildSimilarQuery(OPEN, own, gameItems);

    expect(wants).toEqual([
      want('merlin', 'must', 2),
      want('grail', 'nice'),
      want('castoria', 'nice'),
      want('oberon', 'nice'),
      want('mash', 'nice'),
      want('bedivere', 'never'),
    ]);
    expect(ranges).toEqual({ price: { min: 120, max: 281 } });
    expect(choices).toEqual({ server: { not: false, values: ['jp'] } });
    expect(text).toBe('');
  });

  it('has no server if the offer states none', () => {
    expect(buildSimilarQuery(hit(), query(), gameItems).choices).toEqual({});
  });
});

describe('relaxWants', () => {
  it('turns required wants into nice ones and keeps never wants', () => {
    const required = query({ wants: [want('merlin', 'must', 2), want('oberon', 'any'), want('bedivere', 'never')] });

    expect(relaxWants(required).wants).toEqual([
      want('merlin', 'nice', 2),
      want('oberon', 'nice'),
      want('bedivere', 'never'),
    ]);
  });
});
