import { useEffect } from 'react';

/** Input types without a text, where the browser has nothing to undo. */
const WITHOUT_TEXT: readonly string[] = ['checkbox', 'radio', 'button', 'file'];

/** Handles Ctrl or ⌘ with Z (undo) and Shift (redo) on the whole page, except in text fields. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (isText(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}

function isText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) {
    // The field of a selected cell has no undo history before it is edited.
    return !WITHOUT_TEXT.includes(target.type) && target.dataset.standby === undefined;
  }
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
