import { useState } from 'react';
import { readNumber } from '@/domain/queryStringParts';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './NumberBox.module.css';

export type NumberBoxProps = {
  readonly label: string;
  /** Currency sign, or an empty string. */
  readonly sign: string;
  readonly value: number | null;
  readonly isInvalid: boolean;
  /** Receives each typed number, null for an empty box. Not called for text that is not a number. */
  readonly onChange: (value: number | null) => void;
  /** Called on Enter and on blur. */
  readonly onDone: () => void;
};

/** Edits a number as text, with grouped digits while it is not being edited. A text input with a numeric keypad needs
 *  far less code than antd's InputNumber. */
export function NumberBox({ label, sign, value, isInvalid, onChange, onDone }: NumberBoxProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [text, setText] = useState<string | null>(null);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    // A handle was dragged, or a chip removed, while the box still has the focus.
    if (text !== null && parseAmount(text) !== value) setText(null);
  }
  const change = (next: string) => {
    setText(next);
    const amount = parseAmount(next);
    if (amount !== undefined) onChange(amount);
  };
  return (
    <span className={`${styles.box} ${isInvalid ? styles.invalid : ''}`}>
      {sign}
      <input
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid}
        placeholder={shop.noLimit}
        value={text ?? (value === null ? '' : formatNumber(value, locale))}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onDone()}
        onBlur={() => {
          setText(null);
          onDone();
        }}
      />
    </span>
  );
}

/** Parses a number that may still be incomplete, with grouping commas, spaces and full-width digits.
 *  @returns  null for an empty text, undefined if it is not a number */
export function parseAmount(text: string): number | null | undefined {
  const digits = text.normalize('NFKC').replace(/[,\s]/g, '').replace(/\.$/, '');
  if (digits === '') return null;
  return readNumber(digits) ?? undefined;
}
