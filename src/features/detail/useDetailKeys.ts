import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '@/features/shortcuts/isShortcut';

/** Actions by key: `[` and `]` go to the previous and next offer, `c` copies the code, `f` toggles the favourite. */
export type DetailKeys = Readonly<Record<'[' | ']' | 'c' | 'f', () => void>>;

/** Handles keyboard shortcuts while a detail is open. */
export function useDetailKeys(isOpen: boolean, keys: DetailKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const { key } = event;
    if (key === '[' || key === ']' || key === 'c' || key === 'f') keys[key]();
  });

  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen]);
}
