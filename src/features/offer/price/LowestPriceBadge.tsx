import { useMessages } from '@/ui/hooks/useMessages';
import styles from './LowestPriceBadge.module.css';

/** Says that no offer of the answer costs less. */
export function LowestPriceBadge() {
  const { shop } = useMessages();
  return <span className={styles.mark}>{shop.dealMark}</span>;
}
