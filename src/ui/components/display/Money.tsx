import type { Locale } from '@/domain/localized';
import type { Money as MoneyAmount } from '@/domain/money';
import { formatMoney } from '@/ui/format/formatMoney';
import styles from './Money.module.css';

export type MoneySize = 'row' | 'compact' | 'card' | 'detail';

export type MoneyProps = {
  readonly money: MoneyAmount;
  readonly locale: Locale;
  /** `row` 22 px, `compact` 24 px, `card` 28 px (30 on a desktop), `detail` 32 px (28 on a phone). */
  readonly size: MoneySize;
  /** Whether the price is struck through, as that of a sold offer. */
  readonly struck?: boolean;
};

/** A price with large digits and a small currency sign before or after them. */
export function Money({ money, locale, size, struck = false }: MoneyProps) {
  const text = formatMoney(money, locale);
  const [, sign = '', number = text, unit = ''] = /^([^\d-]*)(.*\d)(\D*)$/.exec(text) ?? [];
  return (
    <span className={`${styles.price} ${styles[size]} ${struck ? styles.struck : ''}`}>
      {sign !== '' && <small className={styles.sign}>{sign}</small>}
      {number}
      {unit !== '' && <small className={styles.unit}>{unit}</small>}
    </span>
  );
}
