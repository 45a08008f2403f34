import { chipsOf } from '@/domain/chips';
import type { PartialSearchResult } from '@/features/search-state/searchResult';
import { formatNumber } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ResultsHead.module.css';

/** How many offers answer the query, of how many on sale. While parts of the catalog are missing, at least so many. */
export function ResultsHead({ answer }: { readonly answer: PartialSearchResult }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const phone = useLayout() === 'phone';
  const { total, catalog } = answer.page;
  const write = (count: number) =>
    catalog.complete ? formatNumber(count, locale) : shop.atLeast(formatNumber(count, locale));
  const onSale = formatNumber(catalog.onSale, locale);
  const asked = chipsOf(answer.query).length > 0;
  return (
    <h1 className={styles.head}>
      {asked ? shop.exact(total, write(total)) : shop.onSale(total, write(total))}
      {asked && <span className={styles.of}>{phone ? shop.ofAll(onSale) : shop.ofOnSale(onSale)}</span>}
      {catalog.sample && <span className={styles.sample}>{shop.sample}</span>}
    </h1>
  );
}
