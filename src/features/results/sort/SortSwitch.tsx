import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './SortSwitch.module.css';
import { isAscendingSort, sortBy, sortKeys, sortName, sortSentence } from './sortOptions';

export type SortSwitchProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly onChoose: (next: Query) => void;
};

/** Sort keys as a row of buttons; the one in use reverses the order. Not antd's Segmented, whose selected option cannot be
 *  pressed again. */
export function SortSwitch({ spec, query, onChoose }: SortSwitchProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { sort } = query;
  return (
    <fieldset className={styles.sorts} aria-label={shop.sort}>
      {sortKeys(spec, sort).map((key) => {
        const isUsed = sortName(key, spec, locale, shop) === sortName(sort.key, spec, locale, shop);
        return (
          <button
            key={key}
            type="button"
            className={styles.sort}
            aria-pressed={isUsed}
            onClick={() => onChoose(sortBy(query, key))}
          >
            <span aria-hidden={isUsed}>{sortName(key, spec, locale, shop)}</span>
            {isUsed && <VisuallyHidden>{sortSentence(sort, spec, locale, shop)}</VisuallyHidden>}
            {isUsed &&
              key !== 'best' &&
              (isAscendingSort(sort) ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />)}
          </button>
        );
      })}
    </fieldset>
  );
}
