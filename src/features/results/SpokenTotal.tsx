import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';

const PAUSE_MS = 800;

/** Tells a screen reader the new total once it has settled; says nothing about the first one, which is read anyway.
 *  @param total  offers in the answer; null while there is none yet */
export function SpokenTotal({ total }: { readonly total: number | null }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [first, setFirst] = useState(total);
  const [told, setTold] = useState<number | null>(null);
  if (first === null && total !== null) setFirst(total);

  useEffect(() => {
    if (total === null || (total === first && told === null)) return;
    const timer = setTimeout(() => setTold(total), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [total, first, told]);

  return (
    <div role="status">
      <VisuallyHidden>{told !== null && shop.spokenTotal(told, formatNumber(told, locale))}</VisuallyHidden>
    </div>
  );
}
