import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './RowGrid.module.css';

type CellEditorProps = {
  readonly label: string;
  readonly draft: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** A cell while it is edited: Enter and leaving it save, Escape gives up. Enter that only ends the writing of a Chinese or Japanese
 *  word belongs to the input method. */
export function CellEditor({ label, draft, onSave, onCancel }: CellEditorProps) {
  const [text, setText] = useState(draft);
  const field = useRef<HTMLInputElement>(null);
  const over = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (act: () => void) => {
    if (over.current) return;
    over.current = true;
    act();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') finish(onCancel);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish(() => onSave(text));
  };
  return (
    <input
      ref={field}
      className={styles.editor}
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={() => finish(() => onSave(text))}
    />
  );
}
