import { act, renderHook } from '@testing-library/react';
import { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Points } from '@/domain/points';
import { useMoreResults } from '@/features/results/list/useMoreResults';
import type { SearchResult } from '@/features/search-state/searchResult';
import { overlay } from '../../../build';
import { createFakeClient } from '../../fakeClient';
import { answer, hit } from '../../search-state/shopBuild';

const codeOf = (place: number) => `A-${place}` as OfferCode;
const codesFrom = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => codeOf(from + at));
const hitsFrom = (from: number, to: number) => codesFrom(from, to).map((code) => hit({ offer: { code } }));
const pointsOf = (codes: readonly OfferCode[]) => ({ total: 100, codes }) as Points;
const first = answer({ hits: hitsFrom(0, 24), total: 100 });

type Props = { readonly of?: SearchResult; readonly shown?: number; readonly said?: Overlay | null };

function setup(given: Props = {}) {
  const fake = createFakeClient();
  const { result, rerender } = renderHook(
    ({ of = first, shown = 96, said = null }: Props) => useMoreResults(fake.client, of, shown, said),
    { initialProps: given },
  );
  const at = (place: number) => result.current.at(place)?.hit.offer.code ?? null;
  return { ...fake, result, rerender, at };
}
const settle = (step: () => void) => act(async () => step());

describe('the hits after the first page', () => {
  it('are none, and not asked for, while the first page is all that is shown', () => {
    const { plots, result } = setup({ shown: 24 });

    expect([result.current.count, plots.length]).toEqual([0, 0]);
  });

  it('have their number at once, and their codes when the worker has said them', async () => {
    const { plots, result } = setup();
    const before = result.current.count;

    await settle(() => plots[0]?.answer(pointsOf(codesFrom(0, 96))));

    expect(before).toBe(72);
    expect(result.current.codes).toEqual(codesFrom(24, 96));
  });

  it('are no more than there are', () => {
    expect(setup({ shown: 240 }).result.current.count).toBe(76);
  });

  it('come when they are looked at, a page of them together, each once', async () => {
    const { plots, lookups, result, at } = setup();
    await settle(() => plots[0]?.answer(pointsOf(codesFrom(0, 96))));

    act(() => result.current.need(30, 40));
    act(() => result.current.need(35, 45));
    await settle(() => lookups[0]?.answer(hitsFrom(48, 72)));

    expect(lookups.map(({ codes }) => codes)).toEqual([codesFrom(48, 72)]);
    expect([at(23), at(24), at(47), at(48)]).toEqual([null, codeOf(48), codeOf(71), null]);
  });

  it('are not asked for by looking at the first page, but with what follows it', async () => {
    const { plots, lookups, result } = setup();
    await settle(() => plots[0]?.answer(pointsOf(codesFrom(0, 96))));

    act(() => result.current.need(-24, 0));
    act(() => result.current.need(-12, 12));

    expect(lookups.map(({ codes }) => codes)).toEqual([codesFrom(24, 48)]);
  });

  it('stay while more of them are listed', async () => {
    const { plots, lookups, result, rerender, at } = setup({ shown: 48 });
    await settle(() => plots[0]?.answer(pointsOf(codesFrom(0, 48))));
    act(() => result.current.need(0, 24));
    await settle(() => lookups[0]?.answer(hitsFrom(24, 48)));

    rerender({ shown: 96 });
    const meanwhile = [result.current.count, at(0)];
    await settle(() => plots[1]?.answer(pointsOf(codesFrom(0, 96))));

    expect(meanwhile).toEqual([24, codeOf(24)]);
    expect([result.current.count, at(0)]).toEqual([72, codeOf(24)]);
  });

  it('are asked for anew when the answer is another, for live status may be', async () => {
    const { plots, lookups, result, rerender } = setup();
    await settle(() => plots[0]?.answer(pointsOf(codesFrom(0, 96))));
    act(() => result.current.need(0, 24));

    rerender({ of: { ...first, page: { ...first.page } } });
    await settle(() => plots[1]?.answer(pointsOf(codesFrom(0, 96))));
    act(() => result.current.need(0, 24));

    expect(lookups.map(({ codes }) => codes)).toEqual([codesFrom(24, 48), codesFrom(24, 48)]);
  });

  it('keep what was sold while it was read in its place', async () => {
    const { plots, result, rerender } = setup();
    await settle(() => plots[0]?.answer(pointsOf(codesFrom(0, 96))));

    rerender({ of: { ...first }, said: overlay({ sold: new Set([codeOf(30)]) }) });
    await settle(() => plots[1]?.answer(pointsOf(codesFrom(0, 97).filter((code) => code !== codeOf(30)))));

    expect(result.current.codes).toEqual(codesFrom(24, 97));
  });

  it('of another question are not shown under this one', async () => {
    const { plots, result, rerender } = setup();
    await settle(() => plots[0]?.answer(pointsOf(codesFrom(0, 96))));

    rerender({ of: answer({ hits: hitsFrom(0, 24), total: 50 }, { text: 'x' }), shown: 48 });

    expect([result.current.count, result.current.codes]).toEqual([24, []]);
  });

  it('say when they cannot be had, and are asked for again', async () => {
    const { plots, result } = setup();
    await settle(() => plots[0]?.refuse(new ShopError('worker-failed', 'expected an answer')));
    const { failed } = result.current;

    act(() => result.current.retry());
    await settle(() => plots[1]?.answer(pointsOf(codesFrom(0, 96))));

    expect([failed, result.current.failed, result.current.codes.length]).toEqual([true, false, 72]);
  });
});
