import { renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import type { OfferCode } from '@/domain/offer';
import { usePlacing } from '@/shop/hits/usePlacing';
import { query } from '../../build';
import { answer, hit } from '../shopBuild';

type Props = { readonly codes: string; readonly text?: string };

function setup(codes: string, focused = '') {
  const initialProps: Props = { codes };
  const { result, rerender } = renderHook(
    ({ codes: written, text = '' }: Props) => {
      const placed = useMemo(
        () => Array.from(written, (code) => ({ hit: hit({ offer: { code } }), answer: answer({}) })),
        [written],
      );
      return usePlacing(placed, query({ text }), 2, (code) => code === focused);
    },
    { initialProps },
  );
  return { rerender, keys: () => ['a', 'b'].map((code) => result.current(code as OfferCode)) };
}

describe('offers that change places while the catalogue comes', () => {
  it('are made anew', () => {
    const { rerender, keys } = setup('ab');
    const before = keys();

    rerender({ codes: 'ba' });

    expect(keys().some((key) => before.includes(key))).toBe(false);
  });

  it('stay where others only follow them, and where they have their places', () => {
    const { rerender, keys } = setup('ab');
    const before = keys();

    rerender({ codes: 'abc' });

    expect(keys()).toEqual(before);
  });

  it('are the same ones when something else was asked', () => {
    const { rerender, keys } = setup('ab');
    const before = keys();

    rerender({ codes: 'ba', text: 'x' });

    expect(keys()).toEqual(before);
  });

  it('are made anew when something else was asked and they come in among the first, or leave them', () => {
    const { rerender, keys } = setup('acb');
    const [a, b] = keys();

    rerender({ codes: 'bca', text: 'x' });
    expect(keys()).not.toContain(a);
    expect(keys()).not.toContain(b);
    const now = keys();
    rerender({ codes: 'cba', text: 'y' });

    expect(keys()).toEqual(now);
  });

  it('are the same one if it has the focus', () => {
    const { rerender, keys } = setup('ab', 'a');
    const before = keys();

    rerender({ codes: 'ba' });

    expect(keys().map((key) => before.includes(key))).toEqual([true, false]);
  });
});
