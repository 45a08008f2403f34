import { type RefObject, useEffect } from 'react';

/** Puts the cursor into the box when `/` or Ctrl/⌘ K is pressed anywhere but in another field. */
export function useFocusKeys(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      const control = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!slash && !control) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [box]);
}

/** True for a key press that belongs to a field somebody types in. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
