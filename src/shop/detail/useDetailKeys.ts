import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '@/shop/search/useFocusKeys';

/** What the keys do while a detail is open: `[` and `]` go to the previous and next offer, `c` copies the code. */
export type DetailKeys = Readonly<Record<'[' | ']' | 'c', () => void>>;

/** Listens to the keys of an open detail.
 *  @param active  false while no detail is open */
export function useDetailKeys(active: boolean, keys: DetailKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === '[' || event.key === ']' || event.key === 'c') keys[event.key]();
  });

  useEffect(() => {
    if (!active) return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active]);
}
