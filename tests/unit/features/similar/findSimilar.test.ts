import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { findSimilar } from '@/features/similar/findSimilar';
import { query, want } from '../../build';
import { hit, outcome, page } from '../search-state/shopBuild';

const OPEN = hit({ offer: { code: 'A-1' } });
const WANTS = [want('merlin'), want('oberon')];
const ASKED = query({ wants: [...WANTS, want('castoria', 'nice')] });

const offerWith = (code: string, mode: 'must' | 'nice', merlin: number, oberon: number, castoria = 1) =>
  hit({
    offer: { code },
    outcomes: [outcome('merlin', mode, merlin), outcome('oberon', mode, oberon), outcome('castoria', 'nice', castoria)],
  });
const full = (code: string) => offerWith(code, 'must', 1, 1);

/** Asks with pages that stand ready; what was asked is kept. */
async function find(pages: readonly Partial<SearchResponse>[], asked: Query = ASKED, wants = WANTS) {
  const questions: Query[] = [];
  const lowPriority = async (question: Query) => {
    questions.push(question);
    return page(pages[questions.length - 1]);
  };
  const { hits, meets } = await findSimilar({ lowPriority }, OPEN, asked, wants, new AbortController().signal);
  return { questions, codes: hits.map(({ offer }) => offer.code), hits, meets };
}

describe('offers like an open one', () => {
  it('have all that is required where there are enough of them, and nothing else is asked', async () => {
    const { questions, codes, meets } = await find([{ hits: ['b', 'c', 'd', 'e'].map(full) }]);

    expect([questions, codes, meets]).toEqual([[ASKED], ['b', 'c', 'd', 'e'], 'all']);
  });

  it('come before others that lack something where they are too few, each of which says what', async () => {
    const { questions, codes, hits, meets } = await find([
      { hits: [full('b')] },
      { hits: [offerWith('c', 'nice', 0, 0), offerWith('d', 'nice', 1, 0, 0), offerWith('b', 'nice', 1, 1)] },
    ]);

    expect(questions[1]?.wants.map(({ mode }) => mode)).toEqual(['nice', 'nice', 'nice']);
    expect([codes, meets]).toEqual([['b', 'd', 'c'], 'some']);
    expect(hits[1]?.outcomes).toEqual(offerWith('d', 'must', 1, 0, 0).outcomes);
  });

  it('include the closest, but none that misses the price nobody asked for', async () => {
    const dear = { ...offerWith('dear', 'must', 1, 0), gaps: [{ facet: 'price', value: 900 }] };
    const { codes } = await find([{ closest: [dear, offerWith('near', 'must', 1, 0)] }, {}]);

    expect(codes).toEqual(['near']);
  });

  it('are never sold', async () => {
    const sold = (code: string) => ({ ...full(code), live: 'sold' as const });
    const { codes, meets } = await find([{ hits: [sold('b')], closest: [sold('c')] }, { hits: [sold('d')] }]);

    expect([codes, meets]).toEqual([[], 'all']);
  });

  it('are asked for once if nothing is required', async () => {
    const wish = hit({ offer: { code: 'b' }, outcomes: [outcome('castoria', 'nice', 1)] });
    const { questions, codes, meets } = await find(
      [{ hits: [wish] }],
      query({ wants: [want('castoria', 'nice')] }),
      [],
    );

    expect([questions.length, codes, meets]).toEqual([1, ['b'], 'free']);
  });
});
