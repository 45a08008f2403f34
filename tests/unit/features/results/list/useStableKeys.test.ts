import { renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import type { OfferCode } from '@/domain/offer';
import { useStableKeys } from '@/features/results/list/useStableKeys';
import { query } from '../../../build';
import { answer, hit } from '../../search-state/shopBuild';

type Props = {
  /** A letter for each offer; a small one stands among the first already. */
  readonly codes: string;
  readonly text?: string;
};

function setup(codes: string, focused: string | null = null) {
  const initialProps: Props = { codes };
  let now = codes;
  const { result, rerender } = renderHook(
    ({ codes: written, text = '' }: Props) => {
      const placed = useMemo(() => {
        const one = { ...answer({}), query: query({ text }) };
        return Array.from(written, (letter) => ({
          hit: hit({ offer: { code: letter.toUpperCase() } }),
          answer: one,
          double: letter !== letter.toUpperCase(),
        }));
      }, [written, text]);
      return useStableKeys(placed, () => focused as OfferCode | null);
    },
    { initialProps },
  );
  return {
    show: (written: string, text?: string) => {
      now = written;
      rerender(text === undefined ? { codes: written } : { codes: written, text });
    },
    /** The keys of offers by their letters, of one that is not in a place as of one that comes after them. */
    keys: (letters = now) =>
      Array.from(letters, (letter) => {
        const at = now.indexOf(letter);
        return result.current(at < 0 ? now.length : at, letter.toUpperCase() as OfferCode);
      }),
  };
}

describe('offers that change places while the catalog comes', () => {
  it('are made anew', () => {
    const { show, keys } = setup('AB');
    const before = keys();

    show('BA');

    expect(keys().some((key) => before.includes(key))).toBe(false);
  });

  it('stay where others only follow them, and where they have their places', () => {
    const { show, keys } = setup('AB');
    const before = keys();

    show('ABC');

    expect(keys('AB')).toEqual(before);
  });

  it('are the same one if it has the focus', () => {
    const { show, keys } = setup('AB', 'A');
    const [a, b] = keys();

    show('BA');

    expect(keys('A')).toEqual([a]);
    expect(keys('B')).not.toEqual([b]);
  });
});

describe('offers that change places because something else was asked', () => {
  it('are shown by the elements of their new places', () => {
    const { show, keys } = setup('ABC');
    const before = keys();

    show('CXA', 'x');

    expect(keys()).toEqual(before);
  });

  it('leave what has the focus its element, which no other offer gets', () => {
    const { show, keys } = setup('AB', 'A');
    const [a, b] = keys();

    show('BA', 'x');
    expect(keys('A')).toEqual([a]);
    expect(keys('B')).not.toContain(b);
    show('BC', 'y');
    expect(keys()).not.toContain(a);
    show('CA', 'z');

    expect(keys('A')).toEqual([a]);
  });

  it('leave it its element where it goes to the places after those of the answer, and comes back', () => {
    const { show, keys } = setup('AB', 'A');
    const [a] = keys();

    show('BC', 'x');
    expect(keys('A')).toEqual([a]);
    show('CBA', 'y');

    expect(keys('A')).toEqual([a]);
  });

  it('never share an element', () => {
    const { show, keys } = setup('ABCDEF', 'B');

    for (const [at, codes] of ['BCDEFA', 'FAB', 'ABFC', 'ECDBAF', 'CABcF', 'BCAFDEb', 'DACb', 'ABb'].entries()) {
      show(codes, at % 3 === 2 ? String(at - 1) : String(at));
      expect(new Set(keys()).size).toBe(codes.length);
    }
  });

  it('share none with those that come after the answer’s places', () => {
    const { show, keys } = setup('AB', 'F');
    const [f] = keys('F');

    show('FAB', 'x');
    expect(keys('F')).toEqual([f]);
    show('GAB', 'y');

    expect(keys('GABF').filter((key) => key === f)).toEqual(keys('F'));
    expect(new Set(keys('GABFC')).size).toBe(5);
  });
});
