import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';

const DEBOUNCE_MS = 800;

/** Announces the total to screen readers once it is stable. The first total is not announced: it is read with the page.
 *  @param total  number of hits; null while it is unknown */
export function TotalAnnouncer({ total }: { readonly total: number | null }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [first, setFirst] = useState(total);
  const [announced, setAnnounced] = useState<number | null>(null);
  if (first === null && total !== null) setFirst(total);

  useEffect(() => {
    if (total === null || (total === first && announced === null)) return;
    const timer = setTimeout(() => setAnnounced(total), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [total, first, announced]);

  return (
    <div role="status">
      <VisuallyHidden>
        {announced !== null && shop.totalAnnouncement(announced, formatNumber(announced, locale))}
      </VisuallyHidden>
    </div>
  );
}
