import { Button } from 'antd';
import { memo } from 'react';
import { chipsOf } from '@/domain/chips';
import { clearConditions } from '@/domain/query';
import { FilterPanel, type FilterPanelProps } from '@/features/filters/FilterPanel';
import { resultsButtonLabel } from '@/features/results-target/resultsButtonLabel';
import { type ResultPlace, resultTarget } from '@/features/results-target/scrollToResults';
import { Drawer } from '@/ui/components/feedback/Drawer';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FilterDrawer.module.css';

export type FilterDrawerProps = FilterPanelProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closes it and leads to what it has found. */
  readonly onSee: (place: ResultPlace) => void;
};

/** The filters where there is no column for them: a sheet from below on a phone, a drawer from the left on a tablet. The
 *  sheet comes at once, what stands in it follows piece by piece.
 *  What is chosen counts at once; the button says what is there and leads to it. */
export const FilterDrawer = memo(function FilterDrawer({ open, onClose, onSee, ...panel }: FilterDrawerProps) {
  const { shop } = useMessages();
  const phone = useLayout() === 'phone';
  const { query, setQuery } = panel;
  const applied = chipsOf(query).length;
  return (
    <Drawer
      title={shop.filters}
      from={phone ? 'bottom' : 'left'}
      reach={phone ? 'calc(100% - 44px)' : '360px'}
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
          <SeeButton page={panel.page} onSee={onSee} />
        </>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
});

/** Says how many offers there are with what is chosen so far, and leads to them. */
function SeeButton({ page, onSee }: Pick<FilterDrawerProps, 'page' | 'onSee'>) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <Button
      size="large"
      type="primary"
      autoInsertSpace={false}
      className={styles.see ?? ''}
      onClick={() => onSee(page === null ? 'top' : resultTarget(page))}
    >
      {resultsButtonLabel(page, shop, locale)}
    </Button>
  );
}
