import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { ComponentProps, ReactNode } from 'react';
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
  onChange,
  onCompositionChange,
  extra,
  hint,
  ...events
}: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <SearchOutlined aria-hidden />
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
      {extra}
      {value !== '' && (
        <IconButton label={clearLabel} icon={<CloseOutlined aria-hidden />} onClick={() => onChange('', 0)} />
      )}
      {value === '' && hint !== undefined && <kbd className={styles.hint}>{hint}</kbd>}
    </div>
  );
}
