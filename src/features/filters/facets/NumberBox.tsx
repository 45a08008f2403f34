import { useState } from 'react';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './NumberBox.module.css';
import { parseAmount } from './readAmount';

export type NumberBoxProps = {
  readonly label: string;
  /** Currency sign, or an empty string. */
  readonly sign: string;
  readonly value: number | null;
  readonly wrong: boolean;
  /** Gets every number as it is typed, null for an empty box; not called for what is no number. */
  readonly onChange: (value: number | null) => void;
  /** Told when typing is done: Enter, or leaving the box. */
  readonly onDone: () => void;
};

/** A box for one number: as it is typed while one types, grouped afterwards. antd's InputNumber is heavy for what
 *  a text box with a numeric keypad does. */
export function NumberBox({ label, sign, value, wrong, onChange, onDone }: NumberBoxProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const amount = parseAmount(text);
    if (amount !== undefined) onChange(amount);
  };
  return (
    <span className={`${styles.box} ${wrong ? styles.wrong : ''}`}>
      {sign}
      <input
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong}
        placeholder={shop.unlimited}
        value={typed ?? (value === null ? '' : formatNumber(value, locale))}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onDone()}
        onBlur={() => {
          setTyped(null);
          onDone();
        }}
      />
    </span>
  );
}
