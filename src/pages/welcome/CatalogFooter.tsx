import type { EpochMs } from '@/domain/offer';
import { Footer } from '@/ui/components/page/Footer';
import { formatDateTime } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { newestOf } from './newestOf';
import type { CatalogIndexState } from './useCatalogIndex';

/** The foot of the welcome page: of when the newest catalog is, and whether its offers are only samples. */
export function CatalogFooter({ shelf }: { readonly shelf: CatalogIndexState }) {
  const { welcome } = useMessages();
  const locale = useLocale();
  const newest = shelf.status === 'ready' ? newestOf(shelf.index) : null;
  const sample = shelf.status === 'ready' && Object.values(shelf.index.games).some((one) => one.sample);
  return (
    <Footer>
      {newest !== null && <span>{welcome.catalogTime(formatDateTime(newest, Date.now() as EpochMs, locale))}</span>}
      {sample && <span>{welcome.sample}</span>}
    </Footer>
  );
}
