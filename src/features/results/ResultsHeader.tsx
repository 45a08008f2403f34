import { chipsOf } from '@/domain/chips';
import type { SearchResult } from '@/features/search-state/searchResult';
import { formatNumber } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ResultsHeader.module.css';

/** The number of hits and of all offers on sale. While parts of the catalog are missing, the number of hits is a lower bound. */
export function ResultsHeader({ result }: { readonly result: SearchResult }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const isPhone = useLayout() === 'phone';
  const { total, catalog } = result.page;
  const format = (count: number) =>
    catalog.complete ? formatNumber(count, locale) : shop.atLeast(formatNumber(count, locale));
  const unsold = formatNumber(catalog.unsoldCount, locale);
  const hasConditions = chipsOf(result.query).length > 0;
  return (
    <h1 className={styles.header}>
      {hasConditions ? shop.exact(total, format(total)) : shop.onSale(total, format(total))}
      {hasConditions && <span className={styles.of}>{isPhone ? shop.ofAll(unsold) : shop.ofOnSale(unsold)}</span>}
      {catalog.sample && <span className={styles.sample}>{shop.sample}</span>}
    </h1>
  );
}
