import { act, renderHook } from '@testing-library/react';
import type { OfferCode } from '@/domain/offer';
import { useOpenHit } from '@/features/detail/useOpenHit';
import type { SearchResult } from '@/features/search-state/searchResult';
import { createFakeClient } from '../fakeClient';
import { answer, hit } from '../search-state/shopBuild';

const code = 'a' as OfferCode;

function setup(open: OfferCode | null, told: SearchResult | null) {
  const fake = createFakeClient();
  const { result } = renderHook(() => useOpenHit(fake.client, open, told, null));
  return { ...fake, result };
}

describe('the open offer', () => {
  it('is none if the address names none', () => {
    const { result, lookups } = setup(null, answer());

    expect([result.current, lookups]).toEqual([{ status: 'closed' }, []]);
  });

  it('is taken from the screen without asking', () => {
    const told = answer({ closest: [hit({ offer: { code } })] });

    const { result, lookups } = setup(code, told);

    expect([result.current, lookups]).toEqual([
      { status: 'found', code, hit: hit({ offer: { code } }), answer: told },
      [],
    ]);
  });

  it('is looked up if it is not on screen', async () => {
    const told = answer();
    const { result, lookups } = setup(code, told);
    const before = result.current;

    await act(async () => lookups[0]?.answer([hit({ offer: { code }, live: 'sold' })]));

    expect([before, result.current, lookups[0]?.codes]).toEqual([
      { status: 'loading', code },
      { status: 'found', code, hit: hit({ offer: { code }, live: 'sold' }), answer: told },
      [code],
    ]);
  });

  it('is gone if the catalog does not have it', async () => {
    const { result, lookups } = setup(code, answer());

    await act(async () => lookups[0]?.answer([]));

    expect(result.current).toEqual({ status: 'gone', code });
  });
});
