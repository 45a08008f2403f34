import { useMemo } from 'react';
import type { View } from '@/domain/query';
import { completeList } from '@/features/results/list/hitList';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { viewPart } from '@/features/results/views/viewParts';
import { CLOSEST_ID } from '@/features/results-target/scrollToResults';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ClosestBlock.module.css';

export type ClosestBlockProps = Omit<ResultsViewProps, 'kind' | 'hits'> & {
  readonly view: View;
};

/** The closest offers, under a heading of their own to distinguish them from hits. */
export function ClosestBlock({ view, ...props }: ClosestBlockProps) {
  const { shop } = useMessages();
  const { closest } = props.result.page;
  const hits = useMemo(() => completeList(closest), [closest]);
  if (closest.length === 0) return null;
  const { Hits } = viewPart(view);
  return (
    <section id={CLOSEST_ID} className={styles.block} aria-labelledby="closest-title">
      <header className={styles.header}>
        <h2 id="closest-title" className={styles.title}>
          {shop.closestTitle(closest.length)}
        </h2>
        <p className={styles.hint}>{shop.closestHint}</p>
      </header>
      <Hits {...props} kind="closest" hits={hits} />
    </section>
  );
}
