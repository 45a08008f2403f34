import type { EpochMs } from '@/domain/offer';
import { useServedFromCache } from '@/offline/useServedFromCache';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatDateTime } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './CatalogNotice.module.css';
import { CATALOG_INDEX_URL } from './fetchCatalogIndex';
import { newestOf } from './newestOf';
import type { CatalogIndexState } from './useCatalogIndex';

/** Says that the shelves stand without numbers, and offers to fetch them again; or that the numbers are those kept on this
 *  device. */
export function CatalogNotice({ shelf }: { readonly shelf: CatalogIndexState }) {
  const { common, welcome } = useMessages();
  const locale = useLocale();
  const kept = useServedFromCache(CATALOG_INDEX_URL);
  const newest = shelf.status === 'ready' && kept ? newestOf(shelf.index) : null;
  if (newest !== null) {
    return (
      <div className={styles.notice}>
        <Notice tone="warn">{welcome.shelfKept(formatDateTime(newest, Date.now() as EpochMs, locale))}</Notice>
      </div>
    );
  }
  if (shelf.status !== 'failed') return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warn" action={<TextButton onClick={shelf.retry}>{common.retry}</TextButton>}>
        {welcome.shelfFailed}
      </Notice>
    </div>
  );
}
