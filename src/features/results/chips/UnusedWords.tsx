import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { PAGE_SIZE, type Query } from '@/domain/query';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './UnusedWords.module.css';

export type UnusedWordsProps = {
  readonly query: Query;
  readonly onChoose: (next: Query) => void;
};

/** The words that were not understood beside others that were, as grey chips. They are no conditions: pressing one searches for it. */
export function UnusedWords({ query, onChoose }: UnusedWordsProps) {
  const { shop } = useMessages();
  const without = (word: string): Query => ({ ...query, unused: query.unused.filter((one) => one !== word) });
  const searchFor = (word: string) =>
    onChoose({ ...without(word), text: [query.text, word].filter((one) => one !== '').join(' '), shown: PAGE_SIZE });
  return query.unused.map((word) => (
    <li key={word} className={styles.chip}>
      <button type="button" className={styles.word} title={shop.unusedHint} onClick={() => searchFor(word)}>
        <span className={styles.label}>{shop.named(shop.unused, word)}</span>
        <VisuallyHidden>{shop.searchForUnused}</VisuallyHidden>
      </button>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={shop.dismissWord(word)}
        onClick={() => onChoose(without(word))}
      >
        <CloseOutlined aria-hidden />
      </button>
    </li>
  ));
}
