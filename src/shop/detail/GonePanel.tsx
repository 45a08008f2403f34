import { Button } from 'antd';
import { EmptyStand } from '@/shop/hits/EmptyStand';
import { useMessages } from '@/ui/useMessages';
import styles from './GonePanel.module.css';

/** The detail of a code that the catalogue does not hold: says so, and leads back to what is there. */
export function GonePanel({ code, onSeeAll }: { readonly code: string; readonly onSeeAll: () => void }) {
  const { shop } = useMessages();
  return (
    <section className={styles.gone}>
      <EmptyStand />
      <h2 className={styles.title}>{shop.goneTitle(code)}</h2>
      <p className={styles.text}>{shop.goneText}</p>
      <Button type="primary" size="large" onClick={onSeeAll}>
        {shop.seeAll}
      </Button>
    </section>
  );
}
