import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './RowGrid.module.css';

type CellInputProps = {
  readonly label: string;
  /** The text of the cell. */
  readonly text: string;
  readonly isEditing: boolean;
  /** True while the row is loading. */
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly onEdit: () => void;
  /** @param key  the arrow key that the cursor then follows; null where it stays
   *  @returns    true if the cursor moved */
  readonly onSave: (text: string, key: CursorKey | null) => boolean;
  readonly onCancel: () => void;
};

type CursorKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The text field of the selected cell. It has the focus before anything is typed: invisible, with the whole text of the cell
 *  selected, so that the browser itself puts the first key, an input method's composition or a paste in the place of the text.
 *  The first change makes it the visible editor. The field is uncontrolled: no render changes its text or selection while it is
 *  edited. */
export function CellInput(props: CellInputProps) {
  const { label, text, isEditing, isReadOnly, isInvalid, onEdit, onSave, onCancel } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  /** Ahead of `isEditing`: true from the first change until the text is saved or given up. */
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

/** Whether a key belongs to an input method that is writing a word. Safari ends the composition before the key that ends it, which
 *  only its key code tells. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
