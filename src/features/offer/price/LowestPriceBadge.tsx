import { useMessages } from '@/ui/hooks/useMessages';
import styles from './LowestPriceBadge.module.css';

/** Marks the lowest price of the result. */
export function LowestPriceBadge() {
  const { shop } = useMessages();
  return <span className={styles.badge}>{shop.lowestPrice}</span>;
}
