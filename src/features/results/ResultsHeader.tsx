import type { SearchResult } from '@/features/search-state/searchResult';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ResultsHeader.module.css';

/** The number of hits. While parts of the catalog are missing, it is a lower bound. */
export function ResultsHeader({ result }: { readonly result: SearchResult }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { total, catalog } = result.page;
  const count = formatNumber(total, locale);
  return <h1 className={styles.header}>{shop.onSale(total, catalog.complete ? count : shop.atLeast(count))}</h1>;
}
