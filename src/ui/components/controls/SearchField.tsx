import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from './IconButton';
import styles from './SearchField.module.css';

export type SearchFieldProps = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'role'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'onSelect'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-haspopup'
> & {
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly value: string;
  /** The same text with marks, shown under that of the field, which becomes transparent. On a phone it has two lines without the focus. */
  readonly marks?: ReactNode;
  /** @param cursor  offset in the text, in UTF-16 units */
  readonly onChange: (text: string, cursor: number) => void;
  /** Called when an input method starts and ends a composition: until it ends, the text is provisional. */
  readonly onCompositionChange?: (composing: boolean) => void;
  /** Buttons before the one that clears the field. */
  readonly extra?: ReactNode;
  /** Shortcut shown at the end of the empty field. */
  readonly hint?: string;
};

/** A search field: 36 px high; on touch screens 44 px with 16 px type, so that iOS does not zoom in. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  marks,
  onChange,
  onCompositionChange,
  extra,
  hint,
  ...events
}: SearchFieldProps) {
  const marksRef = useRef<HTMLDivElement>(null);
  useScrollOfField(marksRef);
  return (
    <div className={`${styles.field} ${value === '' ? '' : styles.filled}`}>
      <SearchOutlined className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <div ref={marksRef} className={styles.marks} aria-hidden>
          {marks}
        </div>
        <input
          {...events}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value, target.selectionStart ?? target.value.length)}
          onCompositionStart={() => onCompositionChange?.(true)}
          onCompositionEnd={() => onCompositionChange?.(false)}
        />
      </div>
      {extra}
      {value !== '' && (
        <IconButton label={clearLabel} icon={<CloseOutlined aria-hidden />} onClick={() => onChange('', 0)} />
      )}
      {value === '' && hint !== undefined && <kbd className={styles.hint}>{hint}</kbd>}
    </div>
  );
}

/** Scrolls the marks like the field after them. Fields send no event when they scroll to the caret. */
function useScrollOfField(marksRef: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const marks = marksRef.current;
    const field = marks?.nextElementSibling;
    if (marks === null || !(field instanceof HTMLInputElement) || marks.childNodes.length === 0) return;
    const follow = () => {
      if (marks.scrollLeft !== field.scrollLeft) marks.scrollLeft = field.scrollLeft;
    };
    const frame = requestAnimationFrame(follow);
    document.addEventListener('selectionchange', follow);
    field.addEventListener('blur', follow);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', follow);
      field.removeEventListener('blur', follow);
    };
  });
}
