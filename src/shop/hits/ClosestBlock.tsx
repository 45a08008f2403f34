import { useMessages } from '@/ui/useMessages';
import { CardGrid, type CardGridProps } from './CardGrid';
import styles from './ClosestBlock.module.css';

export const CLOSEST_ID = 'closest';

/** Offers that miss something, under their own heading, so that none of them can be taken for a hit. */
export function ClosestBlock(props: Omit<CardGridProps, 'of'>) {
  const { shop } = useMessages();
  const { closest } = props.answer.page;
  if (closest.length === 0) return null;
  return (
    <section id={CLOSEST_ID} className={styles.block} aria-labelledby="closest-title">
      <header className={styles.head}>
        <h2 id="closest-title" className={styles.title}>
          {shop.closestTitle(closest.length)}
        </h2>
        <p className={styles.hint}>{shop.closestHint}</p>
      </header>
      <CardGrid {...props} of="closest" />
    </section>
  );
}
