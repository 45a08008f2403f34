import { Button } from 'antd';
import { PAGE_SIZE, type Query } from '@/domain/query';
import type { PartialResult } from '@/domain/searchResponse';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './LoadMore.module.css';
import type { FurtherHits } from './useMoreResults';

export type LoadMoreProps = {
  readonly query: Query;
  readonly page: PartialResult;
  readonly further: FurtherHits;
  readonly onMore: (next: Query) => void;
};

/** Whoever goes on gets as many again, up to so many. */
const MOST_AT_ONCE = 10 * PAGE_SIZE;

/** The end of the list: how many of how many are shown, and the next ones on demand. */
export function LoadMore({ query, page, further, onMore }: LoadMoreProps) {
  const { common, shop } = useMessages();
  const locale = useLocale();
  const shown = Math.min(query.shown, page.total);
  const step = Math.min(query.shown, MOST_AT_ONCE);
  const next = Math.min(step, page.total - shown);
  return (
    <div className={styles.more}>
      {further.failed && (
        <Notice tone="bad" action={<TextButton onClick={further.retry}>{common.retry}</TextButton>}>
          {shop.moreFailed}
        </Notice>
      )}
      {/* It stays where there is nothing to load: antd forgets a part's styles with the last one of a page, and writes them
          anew for the next, which takes longer than all else that a key draws. */}
      <Button
        hidden={next <= 0}
        className={styles.button ?? ''}
        onClick={() => onMore({ ...query, shown: query.shown + step })}
      >
        {shop.loadMore(next, formatNumber(next, locale))}
      </Button>
      {shop.seen(formatNumber(shown, locale), formatNumber(page.total, locale))}
      {next <= 0 && <p>{shop.listEnd}</p>}
      {page.catalog.sample && <p>{shop.sampleText}</p>}
    </div>
  );
}
