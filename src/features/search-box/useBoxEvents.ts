import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react';
import type { TypingBox } from '@/features/search-state/useSearchDraft';
import { hasCoarsePointer } from '@/ui/hooks/hasCoarsePointer';
import type { ActiveKey } from '@/ui/hooks/useActiveKey';

export type BoxEventsOptions = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly typing: TypingBox;
  /** What stands in the box. */
  readonly text: string;
  readonly rows: ActiveKey;
  readonly onChooseActive: () => void;
};

/** What keys, pasting and leaving do to the box: Enter takes the active suggestion or settles what is typed, and leaves the
 *  box where it is used by fingers; leaving settles it too, Esc empties the box and then leaves it.
 *  @returns  the events of the form and its field; `finish` does what Enter does where no suggestion is active */
export function useBoxEvents({ form, box, typing, text, rows, onChooseActive }: BoxEventsOptions) {
  const leave = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && form.current?.contains(event.target) !== true) typing.settle();
  });
  const busy = typing.typing !== null;
  useEffect(() => {
    // Some phones leave the cursor in the box when something else is tapped.
    if (!busy) return;
    const onDown = (event: PointerEvent) => leave(event);
    document.addEventListener('pointerdown', onDown, true);
    return () => document.removeEventListener('pointerdown', onDown, true);
  }, [busy]);

  const goBack = () => {
    if (rows.active !== null) rows.set(null);
    else if (text !== '') typing.change('', 0);
    else box.current?.blur();
  };
  const finish = () => {
    // Leaving settles too, and takes a keyboard away that covers what was found.
    if (hasCoarsePointer() && document.activeElement === box.current) box.current?.blur();
    else typing.settle();
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
      finish();
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) typing.settle();
    },
    /** A message of several lines is read as it is, for a line's end ends what it says; the box itself has one line. */
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text').trim();
      if (!/[\r\n]/.test(pasted)) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      typing.settle(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length));
    },
  };
}

/** Safari ends the composition before it tells of the key that ended it. */
function isComposingKey({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
