import { act, renderHook } from '@testing-library/react';
import type { OfferCode } from '@/domain/offer';
import { useOpenHit } from '@/features/detail/useOpenHit';
import type { SearchResult } from '@/features/search-state/searchResult';
import { RequestCacheProvider } from '../../requests';
import { createFakeClient } from '../fakeClient';
import { hit, searchResult } from '../search-state/shopBuild';

const code = 'a' as OfferCode;

function setup(open: OfferCode | null, shown: SearchResult | null) {
  const fake = createFakeClient();
  const { result } = renderHook(() => useOpenHit(fake.client, open, shown, null), { wrapper: RequestCacheProvider });
  return { ...fake, result };
}

describe('useOpenHit', () => {
  it('is closed if the URL has no open offer', () => {
    const { result, lookups } = setup(null, searchResult());

    expect(result.current).toEqual({ status: 'closed' });
    expect(lookups).toEqual([]);
  });

  it('takes the offer from the result on screen without a lookup', () => {
    const shown = searchResult({ closest: [hit({ offer: { code } })] });

    const { result, lookups } = setup(code, shown);

    expect(result.current).toEqual({ status: 'found', code, hit: hit({ offer: { code } }), result: shown });
    expect(lookups).toEqual([]);
  });

  it('looks the offer up if it is not in the result on screen', async () => {
    const shown = searchResult();
    const { result, lookups } = setup(code, shown);
    expect(result.current).toEqual({ status: 'loading', code });

    await act(async () => lookups[0]?.resolve([hit({ offer: { code }, live: 'sold' })]));

    expect(lookups[0]?.codes).toEqual([code]);
    expect(result.current).toEqual({
      status: 'found',
      code,
      hit: hit({ offer: { code }, live: 'sold' }),
      result: shown,
    });
  });

  it('is gone if the catalog does not have the offer', async () => {
    const { result, lookups } = setup(code, searchResult());

    await act(async () => lookups[0]?.resolve([]));

    expect(result.current).toEqual({ status: 'gone', code });
  });
});
