import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './SortSwitch.module.css';
import { rises, sortBy, sortKeys, sortName, sortSentence } from './sortOptions';

export type SortSwitchProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly onChoose: (next: Query) => void;
};

/** The orders of the hits as a row of buttons; pressing the one in use turns it round. Not antd's Segmented, whose
 *  chosen option cannot be pressed again. */
export function SortSwitch({ spec, query, onChoose }: SortSwitchProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { sort } = query;
  return (
    <fieldset className={styles.sorts} aria-label={shop.sort}>
      {sortKeys(spec, sort).map((key) => {
        const used = sortName(key, spec, locale, shop) === sortName(sort.key, spec, locale, shop);
        return (
          <button
            key={key}
            type="button"
            className={styles.sort}
            aria-pressed={used}
            onClick={() => onChoose(sortBy(query, key))}
          >
            <span aria-hidden={used}>{sortName(key, spec, locale, shop)}</span>
            {used && <VisuallyHidden>{sortSentence(sort, spec, locale, shop)}</VisuallyHidden>}
            {used && key !== 'best' && (rises(sort) ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />)}
          </button>
        );
      })}
    </fieldset>
  );
}
