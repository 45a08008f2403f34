import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { ScatterPoints } from '@/domain/scatterPoints';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useMoreResults } from '@/features/search-state/useMoreResults';
import { SearchStateContext } from '@/features/search-state/useSearchState';
import { overlay, query } from '../../builders';
import { RequestCacheProvider } from '../../requests';
import { createFakeClient } from '../fakeClient';
import { hit, searchResult, searchState } from './shopBuild';

const codeOf = (index: number) => `A-${index}` as OfferCode;
const codesFrom = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => codeOf(from + index));
const hitsFrom = (from: number, to: number) => codesFrom(from, to).map((code) => hit({ offer: { code } }));
const pointsOf = (codes: readonly OfferCode[]) => ({ total: 100, codes }) as ScatterPoints;
const first = searchResult({ hits: hitsFrom(0, 24), total: 100 });
const failure = new ShopError('worker-failed', 'expected an answer');

type Props = {
  readonly result: SearchResult;
  readonly shown: number;
  readonly overlay: Overlay | null;
  readonly loadProgress: number;
};

function setup(initialProps: Partial<Props> = {}) {
  const fake = createFakeClient();
  let update: (next: Partial<Props>) => void = () => undefined;
  const { result } = renderHook(useMoreResults, {
    wrapper: ({ children }) => {
      const [props, setProps] = useState<Props>({
        result: first,
        shown: 96,
        overlay: null,
        loadProgress: 0,
        ...initialProps,
      });
      update = (next) => setProps((before) => ({ ...before, ...next }));
      const { shown, ...others } = props;
      const state = searchState({ client: fake.client, query: query({ shown }), ...others });
      return (
        <RequestCacheProvider>
          <SearchStateContext value={state}>{children}</SearchStateContext>
        </RequestCacheProvider>
      );
    },
  });
  const codeAt = (index: number) => result.current.hitAt(index)?.offer.code ?? null;
  const load = (from: number, to: number) => act(async () => result.current.loadRange(from, to));
  return { ...fake, result, codeAt, load, rerender: (next: Partial<Props>) => act(async () => update(next)) };
}
const settle = (step: () => void) => act(async () => step());

describe('useMoreResults', () => {
  it('requests nothing while only the first page is shown', () => {
    const { listings, result, codeAt } = setup({ shown: 24 });

    expect(result.current.total).toBe(24);
    expect(codeAt(23)).toBe(codeOf(23));
    expect(listings).toEqual([]);
  });

  it('returns the number of hits at once, and their codes when they have been listed', async () => {
    const { listings, result } = setup();
    const before = result.current.total;

    await settle(() => listings[0]?.resolve(pointsOf(codesFrom(0, 96))));

    expect(before).toBe(96);
    expect(result.current.codes).toEqual(codesFrom(0, 96));
  });

  it('shows no more hits than there are', () => {
    expect(setup({ shown: 240 }).result.current.total).toBe(100);
  });

  it('loads the pages that come into view, each once', async () => {
    const { listings, lookups, codeAt, load } = setup();
    await settle(() => listings[0]?.resolve(pointsOf(codesFrom(0, 96))));

    await load(54, 64);
    await load(59, 69);
    await settle(() => lookups[0]?.resolve(hitsFrom(48, 72)));

    expect(lookups.map(({ codes }) => codes)).toEqual([codesFrom(48, 72)]);
    expect([47, 48, 71, 72].map(codeAt)).toEqual([null, codeOf(48), codeOf(71), null]);
  });

  it('does not load the first page again', async () => {
    const { listings, lookups, load } = setup();
    await settle(() => listings[0]?.resolve(pointsOf(codesFrom(0, 96))));

    await load(0, 24);
    await load(12, 36);

    expect(lookups.map(({ codes }) => codes)).toEqual([codesFrom(24, 48)]);
  });

  it('keeps the loaded hits while more are listed', async () => {
    const { listings, lookups, result, rerender, codeAt, load } = setup({ shown: 48 });
    await settle(() => listings[0]?.resolve(pointsOf(codesFrom(0, 48))));
    await load(24, 48);
    await settle(() => lookups[0]?.resolve(hitsFrom(24, 48)));

    await rerender({ shown: 96 });
    const meanwhile = { total: result.current.total, code: codeAt(24) };
    await settle(() => listings[1]?.resolve(pointsOf(codesFrom(0, 96))));

    expect(meanwhile).toEqual({ total: 48, code: codeOf(24) });
    expect(result.current.total).toBe(96);
    expect(codeAt(24)).toBe(codeOf(24));
  });

  it('loads hits again when the catalog has changed, and shows the earlier ones meanwhile', async () => {
    const { listings, lookups, rerender, codeAt, load } = setup();
    await settle(() => listings[0]?.resolve(pointsOf(codesFrom(0, 96))));
    await load(24, 48);
    await settle(() => lookups[0]?.resolve(hitsFrom(24, 48)));

    await rerender({ loadProgress: 1 });
    await settle(() => listings[1]?.resolve(pointsOf(codesFrom(0, 96))));

    expect(lookups.map(({ codes }) => codes)).toEqual([codesFrom(24, 48), codesFrom(24, 48)]);
    expect(codeAt(24)).toBe(codeOf(24));
  });

  it('keeps offers that are sold while on screen at their index', async () => {
    const { listings, result, rerender } = setup();
    await settle(() => listings[0]?.resolve(pointsOf(codesFrom(0, 96))));

    await rerender({ overlay: overlay({ sold: new Set([codeOf(30)]) }) });
    await settle(() => listings[1]?.resolve(pointsOf(codesFrom(0, 97).filter((code) => code !== codeOf(30)))));

    expect(result.current.codes).toEqual(codesFrom(0, 97));
  });

  it('does not show the codes of another query', async () => {
    const { listings, result, rerender } = setup();
    await settle(() => listings[0]?.resolve(pointsOf(codesFrom(0, 96))));

    await rerender({ result: searchResult({ hits: hitsFrom(0, 24), total: 50 }, { text: 'x' }), shown: 48 });

    expect(result.current.total).toBe(48);
    expect(result.current.codes).toEqual(codesFrom(0, 24));
  });

  it('lists again on demand after a failure', async () => {
    const { listings, result } = setup();
    await settle(() => listings[0]?.reject(failure));
    const { hasFailed } = result.current;

    await settle(() => result.current.retry());
    await settle(() => listings[1]?.resolve(pointsOf(codesFrom(0, 96))));

    expect(hasFailed).toBe(true);
    expect(result.current.hasFailed).toBe(false);
    expect(result.current.codes).toHaveLength(96);
  });

  it('loads a page again on demand after a failure', async () => {
    const { listings, lookups, result, codeAt, load } = setup();
    await settle(() => listings[0]?.resolve(pointsOf(codesFrom(0, 96))));
    await load(24, 48);
    await settle(() => lookups[0]?.reject(failure));
    const { hasFailed } = result.current;

    await settle(() => result.current.retry());
    await settle(() => lookups[1]?.resolve(hitsFrom(24, 48)));

    expect(hasFailed).toBe(true);
    expect(codeAt(24)).toBe(codeOf(24));
  });
});
