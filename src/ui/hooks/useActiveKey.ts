import { useState } from 'react';

/** Which of a list's options the arrow keys have reached. */
export type ActiveKey = {
  /** null while none is. */
  readonly active: string | null;
  readonly set: (key: string | null) => void;
  /** Goes on by one, over the ends through "none". */
  readonly move: (step: 1 | -1) => void;
};

/** Keeps which option of a list is the active one; an option that goes takes it along.
 *  @param keys   of the options, in their order, each once
 *  @param first  the one that is active at the start */
export function useActiveKey(keys: readonly string[], first: string | null = null): ActiveKey {
  const [kept, set] = useState<string | null>(first);
  const active = kept !== null && keys.includes(kept) ? kept : null;
  const move = (step: 1 | -1) => {
    const stops = [null, ...keys];
    set(stops[(stops.indexOf(active) + step + stops.length) % stops.length] ?? null);
  };
  return { active, set, move };
}
