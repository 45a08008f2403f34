import { act, renderHook } from '@testing-library/react';
import { abortError } from '@/base/abort';
import { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import { useSearch } from '@/features/search-state/useSearch';
import { overlay, query, want } from '../../builders';
import { RequestCacheProvider } from '../../requests';
import { createFakeClient } from '../fakeClient';
import { hit, page } from './shopBuild';

type Props = { readonly searched: Query; readonly currentOverlay: Overlay | null };

const pageOf = (...codes: readonly string[]) => page({ hits: codes.map((code) => hit({ offer: { code } })) });
const failure = new ShopError('catalog-manifest-html', 'expected JSON', { retryable: true });

function setup(searched: Query = query(), currentOverlay: Overlay | null = null) {
  const fake = createFakeClient();
  const { result, rerender } = renderHook(
    (props: Props) => useSearch(fake.client, props.searched, props.currentOverlay),
    {
      initialProps: { searched, currentOverlay },
      wrapper: RequestCacheProvider,
    },
  );
  const texts = () => fake.searches.map((call) => call.query.text);
  const codes = () => result.current.result?.page.hits.map((one) => one.offer.code);
  const search = (text: string) => rerender({ searched: query({ text }), currentOverlay: null });
  return { ...fake, result, rerender, search, texts, codes };
}
const settle = (step: () => void) => act(async () => step());

describe('useSearch', () => {
  it('returns the response of the worker', async () => {
    const { result, searches } = setup();
    const before = result.current;

    await settle(() => searches[0]?.resolve(pageOf('a')));

    expect(before).toMatchObject({ status: 'pending', result: null, error: null });
    expect(result.current).toMatchObject({
      status: 'ready',
      result: { query: query(), page: pageOf('a') },
      error: null,
    });
  });

  it('stays pending without a client', () => {
    const { result } = renderHook(() => useSearch(null, query(), null), { wrapper: RequestCacheProvider });

    expect(result.current).toMatchObject({ status: 'pending', result: null, error: null });
  });

  it('keeps the previous result while the next one is pending', async () => {
    const { result, search, searches } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));

    search('x');

    expect(result.current).toMatchObject({ status: 'pending', result: { query: query(), page: pageOf('a') } });
  });

  it('uses the response to a search that was started before the page was rendered with its query', async () => {
    const { result, search, searches, texts } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));

    act(() => result.current.start(query({ text: 'x' })));
    const started = texts();
    search('x');
    await settle(() => searches[1]?.resolve(pageOf('b')));

    expect(started).toEqual(['', 'x']);
    expect(texts()).toEqual(started);
    expect(result.current).toMatchObject({ status: 'ready', result: { page: pageOf('b') } });
  });

  it('cancels the request of a query that another one has replaced', async () => {
    const { search, searches } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));

    search('x');
    search('xy');

    expect(searches.map((call) => call.signal.aborted)).toEqual([false, true, false]);
  });

  it('shows the result of the newest query, in whatever order responses arrive', async () => {
    const { search, searches, codes } = setup();
    search('x');
    await settle(() => searches[1]?.resolve(pageOf('new')));

    await settle(() => searches[0]?.reject(abortError()));
    await settle(() => searches[0]?.resolve(pageOf('old')));

    expect(codes()).toEqual(['new']);
  });

  it('serves an earlier query from the cache, as on Back', async () => {
    const { result, search, searches, texts, codes } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));
    search('x');
    await settle(() => searches[1]?.resolve(pageOf('b')));

    search('');

    expect(result.current.status).toBe('ready');
    expect(codes()).toEqual(['a']);
    expect(texts()).toEqual(['', 'x']);
  });

  it('searches again for a cancelled query when it comes back', async () => {
    const { search, searches, texts, codes } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));
    search('x');
    search('xy');
    await settle(() => searches[2]?.resolve(pageOf('c')));

    search('x');
    await settle(() => searches[3]?.resolve(pageOf('b')));

    expect(texts()).toEqual(['', 'x', 'xy', 'x']);
    expect(codes()).toEqual(['b']);
  });

  it('requests the first page only, however many hits are shown', async () => {
    const { rerender, searches } = setup(query({ shown: 96 }));
    await settle(() => searches[0]?.resolve(pageOf('a')));

    rerender({ searched: query({ shown: 192 }), currentOverlay: null });

    expect(searches.map((call) => call.query.shown)).toEqual([24]);
  });

  it('does not search again when a detail opens', async () => {
    const { result, rerender, searches } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));

    rerender({ searched: query({ open: 'a' as OfferCode }), currentOverlay: null });

    expect(searches).toHaveLength(1);
    expect(result.current.status).toBe('ready');
  });

  it('searches again when the overlay changes, and stays ready meanwhile', async () => {
    const { result, rerender, searches } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));

    rerender({ searched: query(), currentOverlay: overlay() });

    expect(searches).toHaveLength(2);
    expect(result.current.status).toBe('ready');
  });

  it('searches again when more of the catalog has been loaded, and ignores results cached before', async () => {
    const { search, searches, progress, texts, codes } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));
    search('x');
    await settle(() => searches[1]?.resolve(pageOf('b')));

    await settle(progress);
    await settle(() => searches[2]?.resolve(pageOf('b', 'c')));
    search('');
    await settle(() => searches[3]?.resolve(pageOf('a', 'd')));

    expect(texts()).toEqual(['', 'x', 'x', '']);
    expect(codes()).toEqual(['a', 'd']);
  });

  it('searches again for a cached query whose titles were still being loaded', async () => {
    const { search, searches, codes } = setup();
    const early = { ...pageOf('a'), catalog: { ...page().catalog, texts: 'loading' as const } };
    await settle(() => searches[0]?.resolve(early));
    search('x');
    await settle(() => searches[1]?.resolve(pageOf('b')));

    search('');
    const cached = codes();
    await settle(() => searches[2]?.resolve(pageOf('a', 'c')));

    expect(cached).toEqual(['a']);
    expect(codes()).toEqual(['a', 'c']);
  });

  it('keeps offers that are sold meanwhile at their index until another query is searched', async () => {
    const currentOverlay = overlay({ sold: new Set(['b' as OfferCode]) });
    const { rerender, searches, codes } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a', 'b', 'c')));

    rerender({ searched: query(), currentOverlay });
    await settle(() => searches[1]?.resolve(pageOf('a', 'c')));
    const whileReading = codes();
    rerender({ searched: query({ wants: [want('merlin')] }), currentOverlay });
    await settle(() => searches[2]?.resolve(pageOf('a', 'c')));

    expect(whileReading).toEqual(['a', 'b', 'c']);
    expect(codes()).toEqual(['a', 'c']);
  });

  it('reports a failure and keeps the previous result', async () => {
    const { result, search, searches } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));

    search('x');
    await settle(() => searches[1]?.reject(failure));

    expect(result.current).toMatchObject({
      status: 'failed',
      error: failure,
      result: { query: query(), page: pageOf('a') },
    });
  });

  it('searches again for a query that has failed when it comes back', async () => {
    const { result, search, searches } = setup();
    await settle(() => searches[0]?.resolve(pageOf('a')));
    search('x');
    await settle(() => searches[1]?.reject(failure));

    search('');
    search('x');
    await settle(() => searches[2]?.resolve(pageOf('b')));

    expect(result.current).toMatchObject({ status: 'ready', error: null });
  });
});
