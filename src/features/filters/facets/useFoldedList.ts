import { useState } from 'react';

const FOLDED_COUNT = 8;
/** Longer lists get a search box once unfolded. */
const SEARCH_THRESHOLD = 16;

export type FoldedList<T> = {
  readonly shown: readonly T[];
  readonly hiddenCount: number;
  readonly isUnfolded: boolean;
  readonly toggle: () => void;
  readonly isSearchable: boolean;
  readonly text: string;
  readonly setText: (text: string) => void;
};

/** Folds a long list to the first eight options and the selected ones. Unfolded, it can be searched by label. */
export function useFoldedList<T extends { readonly label: string; readonly isSelected: boolean }>(
  all: readonly T[],
): FoldedList<T> {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [text, setText] = useState('');
  const needle = text.trim().toLowerCase();
  const shown = isUnfolded
    ? all.filter((option) => needle === '' || option.isSelected || option.label.toLowerCase().includes(needle))
    : all.filter((option, index) => index < FOLDED_COUNT || option.isSelected);
  return {
    shown,
    hiddenCount: isUnfolded ? 0 : all.length - shown.length,
    isUnfolded,
    toggle: () => {
      setIsUnfolded(!isUnfolded);
      setText('');
    },
    isSearchable: isUnfolded && all.length > SEARCH_THRESHOLD,
    text,
    setText,
  };
}
