import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ChipLabel } from '@/features/labels/chipLabel';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './AppliedChip.module.css';

export type AppliedChipProps = {
  readonly words: ChipLabel;
  /** Offers there are without this condition; `order` if it only orders them, `text` if it is one word of several that
   *  are looked for as they stand; null while that is not known. */
  readonly without: number | 'order' | 'text' | null;
  /** True for words that were not read as a condition. */
  readonly asText?: boolean;
  /** True if nothing is left and dropping this one brings the most. */
  readonly bestExit: boolean;
  readonly onDrop: () => void;
};

/** One applied condition in three cells: what it is, what dropping it brings, and the way to drop it. */
export function AppliedChip({ words, without, asText = false, bestExit, onDrop }: AppliedChipProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <span className={`${styles.chip} ${asText ? styles.asText : ''} ${bestExit ? styles.best : ''}`}>
      <b className={styles.what}>
        {words.flag !== null && (
          <span className={`${styles.flag} ${styles[words.flag]}`} title={shop.modes[words.flag]}>
            {shop.flags[words.flag]}
          </span>
        )}
        {asText ? (
          <span className={styles.unread} title={shop.named(words.text, shop.asTextHint)}>
            {words.text}
            <VisuallyHidden>{shop.asTextSpoken}</VisuallyHidden>
          </span>
        ) : (
          words.text
        )}
      </b>
      <span className={styles.without}>
        {without === 'order' || without === 'text' ? (
          shop[without === 'order' ? 'onlyOrder' : 'asText']
        ) : (
          <>
            {shop.ifDropped} <b>{without === null ? '…' : formatNumber(without, locale)}</b>
          </>
        )}
      </span>
      <button type="button" className={styles.drop} aria-label={shop.drop(words.full)} onClick={onDrop}>
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
}
