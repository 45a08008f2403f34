import type { View } from '@/domain/query';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { NOTHING_FURTHER } from '@/features/results/list/useMoreResults';
import { viewPart } from '@/features/results/views/viewParts';
import { CLOSEST_ID } from '@/features/results-target/scrollToResults';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ClosestBlock.module.css';

export type ClosestBlockProps = Omit<ResultsViewProps, 'of' | 'further' | 'answer'> & {
  readonly answer: SearchResult;
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
