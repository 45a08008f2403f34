/** True for a press of one key that may be a shortcut: not held with Ctrl, ⌘ or Alt, not part of a word that an input
 *  method is still putting together, and not meant for a field somebody types in. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
