import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import type { Sort } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './SortList.module.css';
import { sortSentence, sortsOf } from './sortOptions';

export type SortListProps = {
  readonly spec: GameSpec;
  /** The order in use. */
  readonly current: Sort;
  readonly onChoose: (sort: Sort) => void;
};

/** All sort orders as buttons. */
export function SortList({ spec, current, onChoose }: SortListProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const used = sortSentence(current, spec, locale, shop);
  return (
    <ul className={styles.sorts}>
      {sortsOf(spec, current).map((sort) => {
        const sentence = sortSentence(sort, spec, locale, shop);
        const isUsed = sentence === used;
        return (
          <li key={`${sort.key} ${sort.reversed}`}>
            <button type="button" className={styles.sort} aria-pressed={isUsed} onClick={() => onChoose(sort)}>
              {sentence}
              {isUsed && <CheckOutlined aria-hidden />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
