import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import type { View } from '@/domain/query';
import styles from '@/features/results/sort/SortList.module.css';
import { useMessages } from '@/ui/hooks/useMessages';
import { ViewIcon } from './ViewIcon';
import { VIEW_PARTS } from './viewParts';

export type ViewListProps = {
  /** The view in use. */
  readonly current: View;
  readonly onChoose: (view: View) => void;
};

/** The views of the results as buttons. */
export function ViewList({ current, onChoose }: ViewListProps) {
  const { shop } = useMessages();
  return (
    <ul className={styles.sorts}>
      {VIEW_PARTS.map(({ view }) => (
        <li key={view}>
          <button type="button" className={styles.sort} aria-pressed={view === current} onClick={() => onChoose(view)}>
            <span className={styles.name}>
              <ViewIcon view={view} />
              {shop.viewNames[view]}
            </span>
            {view === current && <CheckOutlined aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}
