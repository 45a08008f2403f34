import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react';
import type { SearchInput } from '@/features/search-state/useSearchState';
import { hasCoarsePointer } from '@/ui/browser/hasCoarsePointer';
import type { ActiveKey } from '@/ui/hooks/useActiveKey';
import type { Completion } from './suggestions/completeText';

export type BoxEventsOptions = {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly input: SearchInput;
  /** The text in the box. */
  readonly text: string;
  readonly rows: ActiveKey;
  readonly onChooseActive: () => void;
  /** Completes the text if Enter is to select something, see `completeText`. */
  readonly onComplete: () => Completion;
};

/** Handles keyboard, paste and blur events. Enter applies the active suggestion, completes the last word or commits the draft; on touch
 *  screens it also removes the focus. Losing the focus commits as well. Esc clears the box, then removes the focus.
 *  @returns  event handlers of the form and its field; `finish` commits the draft */
export function useBoxEvents(options: BoxEventsOptions) {
  const { formRef, fieldRef, input, text, rows, onChooseActive, onComplete } = options;
  const commitOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && formRef.current?.contains(event.target) !== true) input.commit();
  });
  const hasDraft = input.draft !== null;
  useEffect(() => {
    // Some phones do not move the focus when something else is tapped.
    if (!hasDraft) return;
    const onDown = (event: PointerEvent) => commitOutside(event);
    document.addEventListener('pointerdown', onDown, true);
    return () => document.removeEventListener('pointerdown', onDown, true);
  }, [hasDraft]);

  const goBack = () => {
    if (rows.active !== null) rows.set(null);
    else if (text !== '') input.changeText('', 0);
    else fieldRef.current?.blur();
  };
  const finish = () => {
    // Losing the focus also commits, and closes the on-screen keyboard that covers the results.
    if (hasCoarsePointer() && document.activeElement === fieldRef.current) fieldRef.current?.blur();
    else input.commit();
  };
  return {
    finish,
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposingKey(event)) return;
      if (event.key === 'Escape') goBack();
      else if (event.key === 'ArrowDown') rows.move(1);
      else if (event.key === 'ArrowUp') rows.move(-1);
      else if (event.key === 'Enter' && rows.active !== null) onChooseActive();
      else return;
      event.preventDefault();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      // A completed draft is committed already; `finish` then only closes the keyboard.
      if (onComplete() !== 'pending') finish();
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) input.commit();
    },
    /** Commits a pasted text of several lines directly, since line breaks separate conditions and the field has only one line. */
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text').trim().replace(/\r\n?/g, '\n');
      if (!pasted.includes('\n')) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      input.commit(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length));
    },
  };
}

/** Safari ends a composition before it dispatches the key press that ended it. */
function isComposingKey({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
