import { type RefObject, useEffect } from 'react';
import { isShortcut } from '@/features/shortcuts/isShortcut';

/** Focuses the search box on `/` and Ctrl/⌘ K, unless another field has the focus. */
export function useFocusKeys(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && isShortcut(event);
      const isControlK = (event.ctrlKey || event.metaKey) && !event.isComposing && event.key.toLowerCase() === 'k';
      if (!isSlash && !isControlK) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [box]);
}
