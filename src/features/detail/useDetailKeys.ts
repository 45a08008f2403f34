import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '@/features/shortcuts/isShortcut';

/** What the keys do while a detail is open: `[` and `]` go to the previous and next offer, `c` copies the code, `f` keeps
 *  the offer. */
export type DetailKeys = Readonly<Record<'[' | ']' | 'c' | 'f', () => void>>;

/** Listens to the keys of an open detail.
 *  @param active  false while no detail is open */
export function useDetailKeys(active: boolean, keys: DetailKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const { key } = event;
    if (key === '[' || key === ']' || key === 'c' || key === 'f') keys[key]();
  });

  useEffect(() => {
    if (!active) return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active]);
}
