/** @jest-environment node */
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { findSimilar } from '@/features/similar/findSimilar';
import { query, want } from '../../builders';
import { hit, outcome, page } from '../search-state/shopBuild';

const OPEN = hit({ offer: { code: 'A-1' } });
const WANTS = [want('merlin'), want('oberon')];
const QUERY = query({ wants: [...WANTS, want('castoria', 'nice')] });

const offerWith = (code: string, mode: 'must' | 'nice', merlin: number, oberon: number, castoria = 1) =>
  hit({
    offer: { code },
    wantMatches: [
      outcome('merlin', mode, merlin),
      outcome('oberon', mode, oberon),
      outcome('castoria', 'nice', castoria),
    ],
  });
const full = (code: string) => offerWith(code, 'must', 1, 1);

/** Answers the searches with the given pages and records their queries. */
async function find(pages: readonly Partial<SearchResponse>[], searched: Query = QUERY, wants = WANTS) {
  const queries: Query[] = [];
  const lowPriority = async (query: Query) => {
    queries.push(query);
    return page(pages[queries.length - 1]);
  };
  const { hits, meets } = await findSimilar({ lowPriority }, OPEN, searched, wants, new AbortController().signal);
  return { queries, codes: hits.map(({ offer }) => offer.code), hits, meets };
}

describe('findSimilar', () => {
  it('searches only once if enough offers have all required wants', async () => {
    const { queries, codes, meets } = await find([{ hits: ['b', 'c', 'd', 'e'].map(full) }]);

    expect(queries).toEqual([QUERY]);
    expect({ codes, meets }).toEqual({ codes: ['b', 'c', 'd', 'e'], meets: 'all' });
  });

  it('adds offers that lack a required want if too few have them all', async () => {
    const { queries, codes, hits, meets } = await find([
      { hits: [full('b')] },
      { hits: [offerWith('c', 'nice', 0, 0), offerWith('d', 'nice', 1, 0, 0), offerWith('b', 'nice', 1, 1)] },
    ]);

    expect(queries[1]?.wants.map(({ mode }) => mode)).toEqual(['nice', 'nice', 'nice']);
    expect({ codes, meets }).toEqual({ codes: ['b', 'd', 'c'], meets: 'some' });
    expect(hits[1]?.wantMatches).toEqual(offerWith('d', 'must', 1, 0, 0).wantMatches);
  });

  it('includes the closest offers except those outside the price range', async () => {
    const dear = { ...offerWith('dear', 'must', 1, 0), gaps: [{ facet: 'price', value: 900 }] };
    const { codes } = await find([{ closest: [dear, offerWith('near', 'must', 1, 0)] }, {}]);

    expect(codes).toEqual(['near']);
  });

  it('leaves out sold offers', async () => {
    const sold = (code: string) => ({ ...full(code), live: 'sold' as const });
    const { codes, meets } = await find([{ hits: [sold('b')], closest: [sold('c')] }, { hits: [sold('d')] }]);

    expect({ codes, meets }).toEqual({ codes: [], meets: 'all' });
  });

  it('searches only once if nothing is required', async () => {
    const sharing = hit({ offer: { code: 'b' }, wantMatches: [outcome('castoria', 'nice', 1)] });
    const { queries, codes, meets } = await find(
      [{ hits: [sharing] }],
      query({ wants: [want('castoria', 'nice')] }),
      [],
    );

    expect(queries).toHaveLength(1);
    expect({ codes, meets }).toEqual({ codes: ['b'], meets: 'free' });
  });
});
