import type { View } from '@/domain/query';
import type { Answer } from '@/shop/answer';
import type { HitsViewProps } from '@/shop/views/hitsView';
import { viewPart } from '@/shop/views/viewParts';
import { useMessages } from '@/ui/useMessages';
import styles from './ClosestBlock.module.css';
import { NOTHING_FURTHER } from './useFurtherHits';

export const CLOSEST_ID = 'closest';

export type ClosestBlockProps = Omit<HitsViewProps, 'of' | 'further' | 'answer'> & {
  readonly answer: Answer;
  readonly view: View;
};

/** Offers that miss something, under their own heading, so that none of them can be taken for a hit. */
export function ClosestBlock({ view, ...props }: ClosestBlockProps) {
  const { shop } = useMessages();
  const { closest } = props.answer.page;
  if (closest.length === 0) return null;
  const { Hits } = viewPart(view);
  return (
    <section id={CLOSEST_ID} className={styles.block} aria-labelledby="closest-title">
      <header className={styles.head}>
        <h2 id="closest-title" className={styles.title}>
          {shop.closestTitle(closest.length)}
        </h2>
        <p className={styles.hint}>{shop.closestHint}</p>
      </header>
      <Hits {...props} of="closest" further={NOTHING_FURTHER} />
    </section>
  );
}
