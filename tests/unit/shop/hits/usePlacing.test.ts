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
  return { rerender, keys: (codes = 'ab') => Array.from(codes, (code) => result.current(code as OfferCode)) };
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

  it('are the same one if it has the focus', () => {
    const { rerender, keys } = setup('ab', 'a');
    const before = keys();

    rerender({ codes: 'ba' });

    expect(keys().map((key) => before.includes(key))).toEqual([true, false]);
  });
});

describe('offers that change places because something else was asked', () => {
  it('are shown by the elements of the first places, which stay', () => {
    const { rerender, keys } = setup('ab');
    const [first, second] = keys();

    rerender({ codes: 'ba', text: 'x' });

    expect(keys()).toEqual([second, first]);
  });

  it('take the element of an offer that has gone', () => {
    const { rerender, keys } = setup('ca');
    const [, c] = keys('ac');

    rerender({ codes: 'ba', text: 'x' });

    expect(keys('b')).toEqual([c]);
  });

  it('leave the elements of the others where they are, whoever comes in among the first', () => {
    const { rerender, keys } = setup('abcd');
    const before = keys('cd');

    rerender({ codes: 'xbcd', text: 'x' });

    expect(keys('cd')).toEqual(before);
  });

  it('are made anew where they leave the first, or come in among the others', () => {
    const { rerender, keys } = setup('abc');
    const before = keys('abc');

    rerender({ codes: 'cbad', text: 'x' });

    expect(keys('ad').some((key) => before.includes(key))).toBe(false);
  });

  it('keep the element that has the focus, which no other offer gets', () => {
    const { rerender, keys } = setup('ab', 'a');
    const [a, b] = keys();

    rerender({ codes: 'ba', text: 'x' });
    expect(keys()[0]).toBe(a);
    expect(keys()[1]).not.toBe(b);
    rerender({ codes: 'bc', text: 'y' });

    expect(keys('bc')).not.toContain(a);
  });

  it('never share an element', () => {
    const { rerender, keys } = setup('abcdef', 'b');

    for (const [at, codes] of ['bcdefa', 'fab', 'abfc', 'ecdbaf', 'cab', 'bcafde'].entries()) {
      rerender({ codes, text: at % 3 === 2 ? String(at - 1) : String(at) });
      expect(new Set(keys(codes)).size).toBe(codes.length);
    }
  });
});
