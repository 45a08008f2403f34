import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import type { Query } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import styles from '@/features/results/sort/SortDrawer.module.css';
import { useMessages } from '@/ui/hooks/useMessages';
import { ViewIcon } from './ViewIcon';
import { switchView, VIEW_PARTS, viewPart } from './viewParts';

export type ViewDrawerProps = {
  readonly query: Query;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (next: Query) => void;
};

/** The views of the results in a drawer, for a phone. */
export function ViewDrawer({ query, open, onClose, onChoose }: ViewDrawerProps) {
  const { shop } = useMessages();
  const current = viewPart(query.view).view;
  return (
    <Drawer title={shop.view} placement="bottom" open={open} onClose={onClose}>
      <ul className={styles.sorts}>
        {VIEW_PARTS.map(({ view }) => (
          <li key={view}>
            <button
              type="button"
              className={styles.sort}
              aria-pressed={view === current}
              onClick={() => {
                onChoose(switchView(query, view));
                onClose();
              }}
            >
              <span className={styles.name}>
                <ViewIcon view={view} />
                {shop.viewNames[view]}
              </span>
              {view === current && <CheckOutlined aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
