import { useEffect } from 'react';
import type { ShopError } from '@/base/shopError';
import { recoverByReload } from '@/resilience/recovery';
import { TechnicalDetails } from '@/resilience/TechnicalDetails';
import { Button } from '@/ui/components/controls/Button';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FailedPanel.module.css';

/** Reports that the catalog could not be loaded, with a button to retry. A catalog that a later release has written needs a later page
 *  instead: the button reloads it. Without any code for a search, as after a release that removed the files of this page, the page reloads
 *  once by itself. */
export function FailedPanel({ error, onRetry }: { readonly error: ShopError; readonly onRetry: () => void }) {
  const { common, shop } = useMessages();
  const isNewer = error.code.endsWith('-version');
  const hasNoSearch = error.code === 'worker-none';
  useEffect(() => {
    if (hasNoSearch) recoverByReload();
  }, [hasNoSearch]);
  return (
    <section className={styles.panel} role="alert">
      <h1 className={styles.title}>{shop.failedTitle}</h1>
      <p className={styles.text}>{isNewer ? common.release : shop.failedText}</p>
      <Button variant="primary" className={styles.retry} onClick={isNewer ? () => window.location.reload() : onRetry}>
        {isNewer ? common.releaseReload : common.retry}
      </Button>
      <div className={styles.details}>
        <TechnicalDetails text={error.code} />
      </div>
    </section>
  );
}
