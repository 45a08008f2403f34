import type { ShopError } from '@/base/shopError';
import { TechnicalDetails } from '@/resilience/TechnicalDetails';
import { Button } from '@/ui/components/controls/Button';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FailedPanel.module.css';

/** Reports that the catalog could not be loaded, with a button to retry. */
export function FailedPanel({ error, onRetry }: { readonly error: ShopError; readonly onRetry: () => void }) {
  const { common, shop } = useMessages();
  return (
    <section className={styles.panel} role="alert">
      <h1 className={styles.title}>{shop.failedTitle}</h1>
      <p className={styles.text}>{shop.failedText}</p>
      <Button variant="primary" className={styles.retry} onClick={onRetry}>
        {common.retry}
      </Button>
      <div className={styles.details}>
        <TechnicalDetails text={error.code} />
      </div>
    </section>
  );
}
