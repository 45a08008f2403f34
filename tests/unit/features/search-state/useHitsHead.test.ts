import { act, renderHook } from '@testing-library/react';
import { ShopError } from '@/base/shopError';
import type { Query } from '@/domain/query';
import { latestSearchResult, useSearch } from '@/features/search-state/useSearch';
import { query } from '../../build';
import { createFakeClient } from '../fakeClient';
import { hit, page } from './shopBuild';

const pageOf = (...codes: readonly string[]) => page({ hits: codes.map((code) => hit({ offer: { code } })) });
const settle = (step: () => void) => act(async () => step());

describe('the head of an answer', () => {
  const typed = query({ text: 'x' });
  const headOf = (...codes: readonly string[]) => ({ ...pageOf(...codes), total: codes.length });
  async function setupTyped() {
    const fake = createFakeClient();
    const { result, rerender } = renderHook((asked: Query) => useSearch(fake.client, asked, null), {
      initialProps: query(),
    });
    await settle(() => fake.searches[0]?.answer(pageOf('a')));
    act(() => result.current.askAhead(typed));
    const head = () => result.current.head?.page.hits.map(({ offer }) => offer.code);
    return { ...fake, result, rerender, head };
  }

  it('is there before the rest', async () => {
    const { result, searches, head } = await setupTyped();

    await settle(() => searches[1]?.tell(headOf('b', 'a')));

    expect([result.current.head?.query, head()]).toEqual([typed, ['b', 'a']]);
    expect(result.current.hits).toEqual({ status: 'ready', answer: { query: query(), page: pageOf('a') } });
  });

  it('keeps its own objects when the rest has come, and those that were on screen before it', async () => {
    const { result, searches } = await setupTyped();
    const before = latestSearchResult(result.current.hits)?.page.hits[0];
    const said = headOf('b', 'a');

    await settle(() => searches[1]?.tell(said));
    const first = result.current.head;
    await settle(() => searches[1]?.answer({ ...pageOf(), ...said }));

    expect(first?.page.hits[1]).toBe(before);
    expect(result.current.head).toBe(first);
    expect(latestSearchResult(result.current.hits)?.page.hits).toBe(first?.page.hits);
  });

  it('is of a question that is asked once, though the address is drawn before the rest that has come', async () => {
    const { result, rerender, searches } = await setupTyped();
    await settle(() => searches[1]?.tell(headOf('b')));

    await act(async () => {
      // What has come is drawn piece by piece, and something more urgent comes before it.
      searches[1]?.answer(pageOf('b'));
      await Promise.resolve();
      rerender(query({ text: 'x' }));
    });

    expect(searches.map(({ query: { text } }) => text)).toEqual(['', 'x']);
    expect(result.current.hits).toEqual({
      status: 'ready',
      answer: { query: query({ text: 'x' }), page: pageOf('b') },
    });
  });

  it('leaves the way free for the same question, where the rest came after somebody had left', async () => {
    const { rerender, result, searches } = await setupTyped();
    await settle(() => searches[1]?.tell(headOf('b')));
    await act(async () => {
      searches[1]?.answer(pageOf('b'));
      await Promise.resolve();
      rerender(query({ text: 'other' }));
    });
    await settle(() => searches[2]?.answer(pageOf('c')));

    act(() => result.current.askAhead(query({ text: 'x' })));

    expect(searches.map(({ query: { text } }) => text)).toEqual(['', 'x', 'other', 'x']);
  });

  it('says at once that nothing is found', async () => {
    const { searches, head } = await setupTyped();

    await settle(() => searches[1]?.tell(headOf()));

    expect(head()).toEqual([]);
  });

  it('is not that of a question which another has overtaken; what is there stays until then', async () => {
    const { result, searches, head } = await setupTyped();
    await settle(() => searches[1]?.tell(headOf('b')));

    act(() => result.current.askAhead(query({ text: 'xy' })));
    await settle(() => searches[1]?.tell(headOf('late')));
    const meanwhile = head();
    await settle(() => searches[2]?.tell(headOf('c')));

    expect([meanwhile, head()]).toEqual([['b'], ['c']]);
  });

  it('gives way to the whole answer to another question', async () => {
    const { result, searches, head } = await setupTyped();
    await settle(() => searches[1]?.tell(headOf('b')));

    act(() => result.current.askAhead(query()));
    await settle(() => searches[2]?.answer(pageOf('a')));

    expect([head(), latestSearchResult(result.current.hits)?.page]).toEqual([undefined, pageOf('a')]);
  });

  it('goes when the rest cannot be had', async () => {
    const { result, searches, head } = await setupTyped();
    await settle(() => searches[1]?.tell(headOf('b')));

    await settle(() => searches[1]?.refuse(new ShopError('worker-failed', 'stumbled')));

    expect([head(), result.current.hits.status]).toEqual([undefined, 'failed']);
  });

  it('is not told of the same question asked again, whose offers are on screen', async () => {
    const fake = createFakeClient();
    const asked = query();
    const { result } = renderHook(() => useSearch(fake.client, asked, null));
    await settle(() => fake.searches[0]?.answer(pageOf('a')));

    act(fake.progress);
    await settle(() => fake.searches[1]?.tell(headOf('a', 'b')));

    expect(result.current.head).toBeNull();
  });
});
