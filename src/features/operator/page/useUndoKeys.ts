import { useEffect } from 'react';

/** Kinds of input that hold no text which the browser could undo itself. */
const WITHOUT_TEXT: readonly string[] = ['checkbox', 'radio', 'button', 'file'];

/** Ctrl or ⌘ with Z undoes, with Shift it does again, anywhere on the page; in a field of text the keys are the browser's. */
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
    // The field of a selected cell holds nothing of its own before it is edited.
    return !WITHOUT_TEXT.includes(target.type) && target.dataset.standby === undefined;
  }
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
