import { useState } from 'react';

const SHOWN = 8;
/** From so many values on, a list that is unfolded gets a box to search it. */
const SEARCHED = 16;

export type FoldedList<T> = {
  readonly shown: readonly T[];
  /** How many are folded away. */
  readonly folded: number;
  readonly unfolded: boolean;
  readonly toggle: () => void;
  readonly searchable: boolean;
  readonly text: string;
  readonly setText: (text: string) => void;
};

/** Folds a long list of values to its first eight and those in use; unfolded, it can be searched by name. */
export function useFoldedList<T extends { readonly label: string; readonly used: boolean }>(
  all: readonly T[],
): FoldedList<T> {
  const [unfolded, setUnfolded] = useState(false);
  const [text, setText] = useState('');
  const asked = text.trim().toLowerCase();
  const shown = unfolded
    ? all.filter((one) => asked === '' || one.used || one.label.toLowerCase().includes(asked))
    : all.filter((one, place) => place < SHOWN || one.used);
  return {
    shown,
    folded: unfolded ? 0 : all.length - shown.length,
    unfolded,
    toggle: () => {
      setUnfolded(!unfolded);
      setText('');
    },
    searchable: unfolded && all.length > SEARCHED,
    text,
    setText,
  };
}
