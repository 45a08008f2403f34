import { Button } from 'antd';
import { PAGE_SIZE, type Query } from '@/domain/query';
import type { SearchPage } from '@/domain/searchPage';
import { formatNumber } from '@/ui/format';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import styles from './LoadMore.module.css';

export type LoadMoreProps = {
  readonly query: Query;
  readonly page: SearchPage;
  readonly onMore: (next: Query) => void;
};

/** The end of the list: how many of how many are shown, and the next ones on demand. */
export function LoadMore({ query, page, onMore }: LoadMoreProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const shown = Math.min(query.shown, page.total);
  const next = Math.min(PAGE_SIZE, page.total - shown);
  return (
    <div className={styles.more}>
      {next > 0 && (
        <Button className={styles.button ?? ''} onClick={() => onMore({ ...query, shown: query.shown + PAGE_SIZE })}>
          {shop.loadMore(next, formatNumber(next, locale))}
        </Button>
      )}
      {shop.seen(formatNumber(shown, locale), formatNumber(page.total, locale))}
      {page.catalogue.sample && <p>{shop.sampleText}</p>}
    </div>
  );
}
