import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { PAGE_SIZE, type Query, type Sort } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import type { GameSpec } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './SortDrawer.module.css';
import { sortSentence, sortsOf } from './sortOptions';

export type SortDrawerProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (next: Query) => void;
};

/** All sort orders in a drawer, for a phone. */
export function SortDrawer({ spec, query, open, onClose, onChoose }: SortDrawerProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const choose = (sort: Sort) => {
    onChoose({ ...query, sort, shown: PAGE_SIZE });
    onClose();
  };
  const current = sortSentence(query.sort, spec, locale, shop);
  return (
    <Drawer title={shop.sort} placement="bottom" open={open} onClose={onClose}>
      <ul className={styles.sorts}>
        {sortsOf(spec, query.sort).map((sort) => {
          const sentence = sortSentence(sort, spec, locale, shop);
          const isUsed = sentence === current;
          return (
            <li key={`${sort.key} ${sort.reversed}`}>
              <button type="button" className={styles.sort} aria-pressed={isUsed} onClick={() => choose(sort)}>
                {sentence}
                {isUsed && <CheckOutlined aria-hidden />}
              </button>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
