/** @jest-environment node */
import type { ToWorker } from '@/search-worker/protocol';
import { codes, publish, query, want } from '../build';
import { answersIn, OFFERS, open, POLICY, settle, start } from './startServe';

describe('serve and conditions', () => {
  const asked = (call: number): ToWorker => ({ call, kind: 'search', query: query({ wants: [want('svt-3')] }) });
  const refinement = () => import('@/search-worker/filteredSearch');

  it('loads what they need only once the first answer without any has been given', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    let loads = 0;
    const { tell, said } = start(fetchBytes, {
      loadRefinement: () => {
        loads += 1;
        return refinement();
      },
    });
    tell(open(at));
    await settle();
    expect(loads).toBe(0);

    tell({ call: 1, kind: 'search', query: query({ sort: { key: 'price', reversed: false }, shown: 48 }) });
    await settle();

    expect(answersIn(said)).toEqual([expect.objectContaining({ call: 1, kind: 'page' })]);
    expect(loads).toBe(1);
  });

  it('lets them and all but searches wait for it, and answers a search that has none in the meantime', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    let come: () => void = () => {};
    const until = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { tell, said } = start(fetchBytes, { loadRefinement: () => until.then(refinement) });
    tell(open(at));
    tell(asked(1));
    tell({ call: 2, kind: 'totals', queries: [query({ wants: [want('svt-3')] })] });
    tell({ call: 3, kind: 'offers', codes: codes('A-10'), query: query({ wants: [want('svt-3')] }) });
    await settle();
    expect(answersIn(said)).toEqual([]);

    tell({ call: 4, kind: 'search', query: query() });
    await settle();
    expect(answersIn(said)).toEqual([
      { call: 1, kind: 'cancelled' },
      expect.objectContaining({ call: 4, kind: 'page' }),
    ]);
    tell(asked(5));
    come();
    await settle();

    expect(answersIn(said).slice(2)).toEqual([
      { call: 5, kind: 'page', page: expect.objectContaining({ total: 1 }) },
      { call: 2, kind: 'totals', totals: [1] },
      expect.objectContaining({ call: 3, kind: 'hits' }),
    ]);
  });

  it('answers them by an error that may pass when it cannot be had, and tries again for the next', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    let tries = 0;
    const { tell, said } = start(fetchBytes, {
      loadRefinement: () => {
        tries += 1;
        return tries <= POLICY.attempts ? Promise.reject(new Error('Loading chunk refinement failed')) : refinement();
      },
    });
    tell(open(at));
    tell(asked(1));
    await settle();
    expect(tries).toBe(POLICY.attempts);
    expect(answersIn(said)).toEqual([expect.objectContaining({ call: 1, kind: 'error', retryable: true })]);

    tell(asked(2));
    await settle();

    expect(answersIn(said).at(-1)).toMatchObject({ call: 2, kind: 'page', page: { total: 1 } });
  });
});

describe('serve and the kernel', () => {
  it.each([
    ['a large', 20_001, 1],
    ['a small', 20_000, 0],
  ])('loads it for %s catalog: %i offers', async (_, offers, expected) => {
    const { at, manifest } = await publish(OFFERS);
    const entry = { ...manifest.segments[0], offers };
    const claimed = new TextEncoder().encode(JSON.stringify({ ...manifest, offers, onSale: 0, segments: [entry] }));
    let loads = 0;
    const { tell } = start(async (url) => (url.endsWith('.bin') ? new Promise(() => {}) : claimed.slice()), {
      loadKernel: () => {
        loads += 1;
        return import('@/engine/kernel/openKernel');
      },
    });

    tell(open(at));
    await settle();

    expect(loads).toBe(expected);
  });
});
