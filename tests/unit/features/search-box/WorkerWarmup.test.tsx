import { act, render } from '@testing-library/react';
import { ShopError } from '@/base/shopError';
import { WorkerWarmup, type WorkerWarmupProps } from '@/features/search-box/WorkerWarmup';
import { createFakeClient } from '../fakeClient';
import { hit, page } from '../search-state/shopBuild';

const PAGE = page({ hits: [hit({ offer: { items: { a: 1, b: 1, c: 1, d: 1 } } })] });

function setup(parts: Partial<WorkerWarmupProps> = {}) {
  const fake = createFakeClient();
  const draw = (more: Partial<WorkerWarmupProps>) => (
    <WorkerWarmup client={fake.client} page={PAGE} due {...parts} {...more} />
  );
  const { rerender } = render(draw({}));
  const answerAll = async () => {
    for (let at = 0; at < fake.asides.length; at++) await act(async () => fake.asides[at]?.answer(PAGE));
  };
  return { ...fake, answerAll, redraw: (more: Partial<WorkerWarmupProps>) => rerender(draw(more)) };
}

describe('a rehearsal', () => {
  it('asks one question after the other, of each kind, in nobody’s way', async () => {
    const { asides, searches, answerAll } = setup();
    const begun = asides.length;

    await answerAll();

    expect([begun, asides.length, searches.length]).toEqual([1, 9, 0]);
    const kinds = asides.map(({ query }) => [query.text !== '', query.wants.length, 'price' in query.ranges].join());
    expect(new Set(kinds)).toEqual(new Set(['false,1,false', 'true,1,false', 'false,3,true']));
  });

  it('is held once', async () => {
    const { asides, answerAll, redraw } = setup();
    await answerAll();

    redraw({ due: false });
    redraw({ due: true });

    expect(asides).toHaveLength(9);
  });

  it('ends with the first key, and is held when there is time for it', async () => {
    const { asides, redraw } = setup();

    redraw({ due: false });
    const ended = asides[0]?.signal.aborted;
    redraw({ due: true });

    expect([ended, asides.length, asides[1]?.signal.aborted]).toEqual([true, 2, false]);
  });

  it('is not held before the whole catalog is there with its texts, nor again where it fails', async () => {
    const early = (parts: Partial<typeof PAGE.catalog>) => ({ ...PAGE, catalog: { ...PAGE.catalog, ...parts } });
    const { asides, redraw } = setup({ page: early({ complete: false }) });
    redraw({ page: early({ texts: 'coming' }) });
    redraw({ page: { ...PAGE, hits: [] } });
    const before = asides.length;
    redraw({ page: PAGE });

    await act(async () => asides[0]?.refuse(new ShopError('worker-lost', 'gone')));
    redraw({ page: PAGE, due: false });
    redraw({ page: PAGE, due: true });

    expect([before, asides.length]).toEqual([0, 1]);
  });
});
