import { PAGE_SIZE, type Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { Button } from '@/ui/components/controls/Button';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './LoadMore.module.css';

export type LoadMoreProps = {
  readonly query: Query;
  readonly page: SearchResponse;
  /** False while the list of the shown offers is on its way. */
  readonly isListed: boolean;
  /** True if offers of the list could not be loaded. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onMore: (next: Query) => void;
};

/** Each step doubles the list, up to this many offers at once. */
const MAX_STEP = 10 * PAGE_SIZE;

/** The end of the list: number of shown offers, and a button for more. */
export function LoadMore({ query, page, isListed, hasFailed, onRetry, onMore }: LoadMoreProps) {
  const { common, shop } = useMessages();
  const locale = useLocale();
  const shown = Math.min(query.shown, page.total);
  const step = Math.min(query.shown, MAX_STEP);
  const next = Math.min(step, page.total - shown);
  return (
    <div className={styles.more}>
      {hasFailed && (
        <Notice tone="bad" action={<TextButton onClick={onRetry}>{common.retry}</TextButton>}>
          {shop.moreFailed}
        </Notice>
      )}
      {next > 0 && (
        <Button className={styles.button} onClick={() => onMore({ ...query, shown: query.shown + step })}>
          {shop.loadMore(next, formatNumber(next, locale))}
        </Button>
      )}
      {shop.shownOfTotal(formatNumber(shown, locale), formatNumber(page.total, locale))}
      {next <= 0 && isListed && <p>{shop.listEnd}</p>}
      {page.catalog.sample && <p>{shop.sampleText}</p>}
    </div>
  );
}
