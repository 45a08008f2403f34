import type { SearchResult } from '@/features/search-state/searchResult';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ResultsHeader.module.css';

/** The number of hits and their status, which is on sale unless the query has another one. While parts of the catalog are missing, the
 *  number is a lower bound. */
export function ResultsHeader({ result }: { readonly result: SearchResult }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { total, catalog } = result.page;
  const { not = true, values = [] } = result.query.choices.status ?? {};
  const names: Readonly<Record<string, string>> = shop.statusNames;
  const status = not ? shop.statusNames.onSale : values.map((value) => names[value] ?? value).join(' / ');
  const count = formatNumber(total, locale);
  return <h1 className={styles.header}>{shop.offers(catalog.complete ? count : shop.atLeast(count), status)}</h1>;
}
