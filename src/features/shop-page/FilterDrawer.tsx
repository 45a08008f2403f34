import { memo } from 'react';
import { chipsOf } from '@/domain/chips';
import { clearConditions } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import type { FilterPanelProps } from '@/features/filters/FilterPanel';
import { LazyFilterPanel } from '@/features/filters/LazyFilterPanel';
import { resultsButtonLabel } from '@/features/results-target/resultsButtonLabel';
import { type ResultTarget, resultTarget } from '@/features/results-target/scrollToResults';
import { Button } from '@/ui/components/controls/Button';
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

/** The filters in a drawer at the bottom of a phone or on the left of a tablet. Choices apply immediately; a button shows the
 *  number of results and scrolls to them. */
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
          <Button size="large" disabled={applied === 0} onClick={() => setQuery(clearConditions(query), 'push')}>
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
      variant="primary"
      className={styles.see}
      onClick={() => onSeeResults(page === null ? 'top' : resultTarget(page))}
    >
      {resultsButtonLabel(page, shop, locale)}
    </Button>
  );
}
