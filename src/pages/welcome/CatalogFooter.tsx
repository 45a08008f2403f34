import type { EpochMs } from '@/domain/offer';
import { Footer } from '@/ui/components/page/Footer';
import { formatDateTime } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { latestPublishedAt } from './latestPublishedAt';
import type { CatalogIndexState } from './useCatalogIndex';

/** Footer of the welcome page: publishing time of the newest catalog, and whether any offers are sample data. */
export function CatalogFooter({ catalogs }: { readonly catalogs: CatalogIndexState }) {
  const { welcome } = useMessages();
  const locale = useLocale();
  const publishedAt = catalogs.status === 'ready' ? latestPublishedAt(catalogs.index) : null;
  const hasSamples = catalogs.status === 'ready' && Object.values(catalogs.index.games).some((one) => one.sample);
  return (
    <Footer>
      {publishedAt !== null && (
        <span>{welcome.catalogTime(formatDateTime(publishedAt, Date.now() as EpochMs, locale))}</span>
      )}
      {hasSamples && <span>{welcome.sample}</span>}
    </Footer>
  );
}
