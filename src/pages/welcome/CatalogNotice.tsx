import type { EpochMs } from '@/domain/offer';
import { useServedFromCache } from '@/offline/useServedFromCache';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatDateTime } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './CatalogNotice.module.css';
import { CATALOG_INDEX_URL } from './fetchCatalogIndex';
import { latestPublishedAt } from './latestPublishedAt';
import type { CatalogIndexState } from './useCatalogIndex';

/** Reports that the numbers of offers could not be loaded, with a button to retry, or that they come from the offline cache. */
export function CatalogNotice({ catalogs }: { readonly catalogs: CatalogIndexState }) {
  const { common, welcome } = useMessages();
  const locale = useLocale();
  const isFromCache = useServedFromCache(CATALOG_INDEX_URL);
  const publishedAt = catalogs.status === 'ready' && isFromCache ? latestPublishedAt(catalogs.index) : null;
  if (publishedAt !== null) {
    return (
      <div className={styles.notice}>
        <Notice tone="warn">
          {welcome.countsFromCache(formatDateTime(publishedAt, Date.now() as EpochMs, locale))}
        </Notice>
      </div>
    );
  }
  if (catalogs.status !== 'failed') return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warn" action={<TextButton onClick={catalogs.retry}>{common.retry}</TextButton>}>
        {welcome.countsFailed}
      </Notice>
    </div>
  );
}
