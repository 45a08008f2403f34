import { useState } from 'react';

/** The active option of a list, as moved by the arrow keys. */
export type ActiveKey = {
  /** null while no option is active. */
  readonly active: string | null;
  readonly set: (key: string | null) => void;
  /** Moves by one option and wraps around; between the last and the first option, one step has no active option. */
  readonly move: (step: 1 | -1) => void;
};

/** Holds the active option of a list. If the active option disappears, none is active.
 *  @param keys     of the options, in order, without duplicates
 *  @param initial  the option active at first */
export function useActiveKey(keys: readonly string[], initial: string | null = null): ActiveKey {
  const [lastKey, set] = useState<string | null>(initial);
  const active = lastKey !== null && keys.includes(lastKey) ? lastKey : null;
  const move = (step: 1 | -1) => {
    const stops = [null, ...keys];
    set(stops[(stops.indexOf(active) + step + stops.length) % stops.length] ?? null);
  };
  return { active, set, move };
}
