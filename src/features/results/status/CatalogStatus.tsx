import type { SearchResponse } from '@/domain/searchResponse';
import { isStale } from '@/features/offer/facts/isStale';
import { formatAge } from '@/ui/format/formatAge';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import styles from './CatalogStatus.module.css';

const REFRESH_MS = 30_000;

/** States when the stock was last confirmed or, if that is not known or too long ago, the age of the catalog. */
export function CatalogStatus({ page }: { readonly page: SearchResponse }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow(REFRESH_MS);
  const { overlayAsOf, catalog } = page;
  if (overlayAsOf !== null && !isStale(overlayAsOf, now)) {
    return (
      <span className={`${styles.status} ${styles.verified}`}>
        {shop.verified} <span className={styles.age}>{formatAge(overlayAsOf, now, locale)}</span>
      </span>
    );
  }
  const age = formatAge(catalog.publishedAt, now, locale);
  return (
    <span className={styles.status} title={catalog.sample ? shop.sampleText : undefined}>
      {catalog.sample ? shop.sample : shop.notVerified}{' '}
      <span className={styles.age}>{catalog.sample ? age : shop.catalogAge(age)}</span>
    </span>
  );
}
