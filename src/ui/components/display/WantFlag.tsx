import type { WantMode } from '@/domain/query';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './WantFlag.module.css';

/** The mode of a want as a coloured letter. */
export function WantFlag({ mode }: { readonly mode: WantMode }) {
  const { shop } = useMessages();
  return (
    <span className={`${styles.flag} ${styles[mode]}`} title={shop.modes[mode]}>
      {shop.flags[mode]}
    </span>
  );
}
