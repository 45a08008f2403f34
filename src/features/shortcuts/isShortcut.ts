/** Returns whether a key press may be a shortcut: without Ctrl, ⌘ or Alt, not during the composition of an input method editor,
 *  and not in a text field. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !isTextField(event.target);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
