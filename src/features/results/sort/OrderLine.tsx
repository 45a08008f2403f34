import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useState } from 'react';
import type { Query } from '@/domain/query';
import { CatalogStatus } from '@/features/results/status/CatalogStatus';
import type { SearchResult } from '@/features/search-state/searchResult';
import { TourButton } from '@/features/tour/TourButton';
import type { GameSpec } from '@/games/types';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './OrderLine.module.css';
import { orderText } from './orderText';
import { SortDrawer } from './SortDrawer';

export type OrderLineProps = {
  readonly result: SearchResult;
  readonly spec: GameSpec;
  readonly hasConditions: boolean;
  readonly onChoose: (next: Query) => void;
};

/** Explains the order of the hits and states once, for all of them, how far their status is verified. Pressing the explanation shows the
 *  other orders. */
export function OrderLine({ result, spec, hasConditions, onChoose }: OrderLineProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { query, page } = result;
  return (
    <div className={styles.line}>
      <TextButton className={styles.order} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {orderText(query, spec, locale, shop)}
        <RightOutlined aria-hidden />
      </TextButton>
      <TourButton hasConditions={hasConditions} />
      <CatalogStatus page={page} />
      <SortDrawer spec={spec} query={query} open={open} onClose={() => setOpen(false)} onChoose={onChoose} />
    </div>
  );
}
