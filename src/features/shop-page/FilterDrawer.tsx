import { Button } from 'antd';
import { memo } from 'react';
import { chipsOf } from '@/domain/chips';
import { clearConditions } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import type { FilterPanelProps } from '@/features/filters/FilterPanel';
import { LazyFilterPanel } from '@/features/filters/LazyFilterPanel';
import { resultsButtonLabel } from '@/features/results-target/resultsButtonLabel';
import { type ResultTarget, resultTarget } from '@/features/results-target/scrollToResults';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FilterDrawer.module.css';

export type FilterDrawerProps = FilterPanelProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closes the drawer and scrolls to the results. */
  readonly onSeeResults: (target: ResultTarget) => void;
};

/** The filters in a drawer: from below on a phone, from the left on a tablet. Choices apply at once; the button shows the number
 *  of results and leads to them. */
export const FilterDrawer = memo(function FilterDrawer({ open, onClose, onSeeResults, ...panel }: FilterDrawerProps) {
  const { shop } = useMessages();
  const phone = useLayout() === 'phone';
  const { query, setQuery } = panel;
  const applied = chipsOf(query).length;
  return (
    <Drawer
      title={shop.filters}
      placement={phone ? 'bottom' : 'left'}
      size={phone ? 'calc(100% - 44px)' : '360px'}
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button
            size="large"
            autoInsertSpace={false}
            disabled={applied === 0}
            onClick={() => setQuery(clearConditions(query), 'push')}
          >
            {shop.clearAll}
          </Button>
          <SeeResultsButton page={panel.page} onSeeResults={onSeeResults} />
        </>
      }
    >
      <LazyFilterPanel {...panel} />
    </Drawer>
  );
});

function SeeResultsButton({ page, onSeeResults }: Pick<FilterDrawerProps, 'page' | 'onSeeResults'>) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <Button
      size="large"
      type="primary"
      autoInsertSpace={false}
      className={styles.see ?? ''}
      onClick={() => onSeeResults(page === null ? 'top' : resultTarget(page))}
    >
      {resultsButtonLabel(page, shop, locale)}
    </Button>
  );
}
