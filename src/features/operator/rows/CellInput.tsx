import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './RowGrid.module.css';

type CellInputProps = {
  readonly label: string;
  readonly text: string;
  readonly isEditing: boolean;
  /** True while the row is loading. */
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly onEdit: () => void;
  /** @param key  arrow key that moves the cursor afterwards; null to stay
   *  @returns  true if the cursor moved */
  readonly onSave: (text: string, key: CursorKey | null) => boolean;
  readonly onCancel: () => void;
};

type CursorKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Text field of the selected cell. It is focused before editing starts: invisible, with the whole text selected, so that the
 *  first key, IME composition or paste natively replaces the text. The first change makes it visible. It is uncontrolled, so no
 *  render affects its text or selection during an edit. */
export function CellInput(props: CellInputProps) {
  const { label, text, isEditing, isReadOnly, isInvalid, onEdit, onSave, onCancel } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  /** True from the first change until the text is saved or discarded. Set earlier than the state `isEditing`. */
  const isOpenRef = useRef(false);

  useLayoutEffect(() => {
    if (!isEditing) return;
    return () => {
      isOpenRef.current = false;
    };
  }, [isEditing]);
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null || isOpenRef.current) return;
    input.value = text;
    isOpenRef.current = isEditing;
    if (isEditing) input.focus();
    if (document.activeElement === input) input.select();
  }, [isEditing, text]);

  const open = () => {
    if (isOpenRef.current) return;
    isOpenRef.current = true;
    onEdit();
  };
  const save = (key: CursorKey | null): boolean => {
    isOpenRef.current = false;
    return onSave(inputRef.current?.value ?? text, key);
  };
  const press = (event: KeyboardEvent) => {
    // The grid handles the keys of a cell that is not being edited.
    if (!isOpenRef.current) return;
    event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      isOpenRef.current = false;
      onCancel();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      save(event.shiftKey ? 'ArrowUp' : 'ArrowDown');
    } else if (event.key === 'Tab') {
      // At the edge of the grid, Tab leaves it.
      if (save(event.shiftKey ? 'ArrowLeft' : 'ArrowRight')) event.preventDefault();
    }
  };
  return (
    <input
      ref={inputRef}
      className={`${styles.input} ${isEditing ? '' : styles.standby}`}
      data-standby={isEditing ? undefined : ''}
      aria-label={label}
      aria-invalid={isInvalid}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      readOnly={isReadOnly}
      defaultValue={text}
      onFocus={({ currentTarget }) => {
        if (!isOpenRef.current) currentTarget.select();
      }}
      onCompositionStart={open}
      onInput={open}
      onKeyDown={press}
      onBlur={() => {
        if (isOpenRef.current) save(null);
      }}
    />
  );
}

/** Returns true if a key event belongs to an IME composition. Safari ends the composition before its last key event, which only
 *  the key code identifies. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
