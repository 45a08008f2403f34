import { type RefObject, useEffect } from 'react';

/** Focuses an element on Ctrl/⌘ K, and on `/` outside of text fields. */
export function useFocusShortcut(fieldRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const slash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTextField(event.target);
      if (!command && !slash) return;
      event.preventDefault();
      fieldRef.current?.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [fieldRef]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}
