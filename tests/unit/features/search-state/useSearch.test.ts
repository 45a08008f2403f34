import { act, renderHook } from '@testing-library/react';
import { abortError } from '@/base/abort';
import { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import { latestSearchResult, useSearch } from '@/features/search-state/useSearch';
import { overlay, query, want } from '../../build';
import { createFakeClient } from '../fakeClient';
import { hit, page } from './shopBuild';

type Props = { readonly asked: Query; readonly said: Overlay | null };

const pageOf = (...codes: readonly string[]) => page({ hits: codes.map((code) => hit({ offer: { code } })) });

function setup(asked: Query = query(), said: Overlay | null = null) {
  const fake = createFakeClient();
  const { result, rerender } = renderHook((props: Props) => useSearch(fake.client, props.asked, props.said).hits, {
    initialProps: { asked, said },
  });
  return { ...fake, result, rerender };
}
const settle = (step: () => void) => act(async () => step());

describe('the hits of a query', () => {
  it('come from the worker', async () => {
    const { result, searches } = setup();
    const before = result.current;

    await settle(() => searches[0]?.answer(pageOf('a')));

    expect([before, result.current]).toEqual([
      { status: 'loading', previous: null },
      { status: 'ready', answer: { query: query(), page: pageOf('a') } },
    ]);
  });

  it('wait for the client', () => {
    const { result } = renderHook(() => useSearch(null, query(), null).hits);

    expect(result.current).toEqual({ status: 'loading', previous: null });
  });

  it('of the query before stay while those of a new one are on their way, and its call is cancelled', async () => {
    const { result, rerender, searches } = setup();
    await settle(() => searches[0]?.answer(pageOf('a')));

    rerender({ asked: query({ text: 'x' }), said: null });

    expect(result.current).toEqual({ status: 'loading', previous: { query: query(), page: pageOf('a') } });
    rerender({ asked: query({ text: 'xy' }), said: null });
    expect(searches.map((call) => call.signal.aborted)).toEqual([false, true, false]);
  });

  it('are those of the newest query, in whatever order answers come', async () => {
    const { result, rerender, searches } = setup();
    rerender({ asked: query({ text: 'x' }), said: null });
    await settle(() => searches[1]?.answer(pageOf('new')));

    await settle(() => searches[0]?.refuse(abortError()));

    expect(latestSearchResult(result.current)?.page).toEqual(pageOf('new'));
  });

  it('are the first page of them, however many are to be shown', async () => {
    const { rerender, searches } = setup(query({ shown: 96 }));
    await settle(() => searches[0]?.answer(pageOf('a')));

    rerender({ asked: query({ shown: 192 }), said: null });

    expect(searches.map((call) => call.query.shown)).toEqual([24]);
  });

  it('are not asked for again when only a detail opens', async () => {
    const { result, rerender, searches } = setup();
    await settle(() => searches[0]?.answer(pageOf('a')));

    rerender({ asked: query({ open: 'a' as OfferCode }), said: null });

    expect([searches.length, result.current.status]).toEqual([1, 'ready']);
  });

  it('are asked for again when the server says something new and when more of the catalog has come', async () => {
    const { rerender, searches, progress } = setup();

    rerender({ asked: query(), said: overlay() });
    await settle(progress);

    expect(searches).toHaveLength(3);
  });

  it('keep what was sold meanwhile in its place, until something else is asked', async () => {
    const said = overlay({ sold: new Set(['b' as OfferCode]) });
    const { result, rerender, searches } = setup();
    await settle(() => searches[0]?.answer(pageOf('a', 'b', 'c')));
    const codes = () => latestSearchResult(result.current)?.page.hits.map((one) => one.offer.code);

    rerender({ asked: query(), said });
    await settle(() => searches[1]?.answer(pageOf('a', 'c')));
    const kept = codes();
    rerender({ asked: query({ wants: [want('merlin')] }), said });
    await settle(() => searches[2]?.answer(pageOf('a', 'c')));

    expect([kept, codes()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ]);
  });

  it('say what went wrong, and keep what was there', async () => {
    const { result, rerender, searches } = setup();
    await settle(() => searches[0]?.answer(pageOf('a')));
    const error = new ShopError('catalog-manifest-html', 'expected JSON', { retryable: true });

    rerender({ asked: query({ text: 'x' }), said: null });
    await settle(() => searches[1]?.refuse(error));

    expect(result.current).toEqual({ status: 'failed', error, previous: { query: query(), page: pageOf('a') } });
  });
});

describe('a question ahead of the address', () => {
  const typed = query({ text: 'x' });
  function setupAhead() {
    const fake = createFakeClient();
    const { result, rerender } = renderHook((asked: Query) => useSearch(fake.client, asked, null), {
      initialProps: query(),
    });
    const texts = () => fake.searches.map((call) => call.query.text);
    const onScreen = () => latestSearchResult(result.current.hits)?.page.hits[0]?.offer.code;
    return { ...fake, result, rerender, texts, onScreen };
  }

  it('is sent at once, and shows what was there until it is answered', async () => {
    const { result, searches, texts, onScreen } = setupAhead();
    await settle(() => searches[0]?.answer(pageOf('a')));

    act(() => result.current.askAhead(typed));
    const waiting = [texts(), result.current.hits.status, onScreen()];
    await settle(() => searches[1]?.answer(pageOf('b')));

    expect(waiting).toEqual([['', 'x'], 'ready', 'a']);
    expect([result.current.hits.status, onScreen(), result.current.ahead?.query]).toEqual(['ready', 'b', typed]);
  });

  it('is not asked again when the address catches up, before or after its answer', async () => {
    const { result, rerender, searches, texts, onScreen } = setupAhead();
    await settle(() => searches[0]?.answer(pageOf('a')));

    act(() => result.current.askAhead(typed));
    rerender(query({ text: 'x' }));
    await settle(() => searches[1]?.answer(pageOf('b')));
    act(() => result.current.askAhead(query({ text: 'xy' })));
    await settle(() => searches[2]?.answer(pageOf('c')));
    rerender(query({ text: 'xy' }));

    expect(texts()).toEqual(['', 'x', 'xy']);
    expect([result.current.hits.status, onScreen(), result.current.ahead]).toEqual(['ready', 'c', null]);
  });

  it('gives way to an address that says something else', async () => {
    const { result, rerender, searches, texts, onScreen } = setupAhead();
    await settle(() => searches[0]?.answer(pageOf('a')));

    act(() => result.current.askAhead(typed));
    rerender(query({ text: 'other' }));
    await settle(() => searches[1]?.answer(pageOf('late')));
    await settle(() => searches[2]?.answer(pageOf('b')));

    expect([texts(), onScreen(), result.current.ahead]).toEqual([['', 'x', 'other'], 'b', null]);
  });

  it('returns to the address when what was typed is taken back', async () => {
    const { result, searches, onScreen } = setupAhead();
    await settle(() => searches[0]?.answer(pageOf('a')));
    act(() => result.current.askAhead(typed));
    await settle(() => searches[1]?.answer(pageOf('b')));

    act(() => result.current.askAhead(query()));
    await settle(() => searches[2]?.answer(pageOf('a')));

    expect([onScreen(), result.current.ahead]).toEqual(['a', null]);
  });

  it('is asked again, and not what the address says, when more of the catalog has come', async () => {
    const { result, searches, progress, texts } = setupAhead();
    await settle(() => searches[0]?.answer(pageOf('a')));

    act(() => result.current.askAhead(typed));
    await settle(progress);

    expect(texts()).toEqual(['', 'x', 'x']);
  });
});
