import { countText } from '@/features/labels/countText';
import { indexesOf } from '@/features/offer/tiles/indexesOf';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FactLine.module.css';
import type { Fact } from './factsOf';

/** A few countable facts in a row; the one the hits are sorted by stands out. */
export function FactLine({ facts }: { readonly facts: readonly Fact[] }) {
  const locale = useLocale();
  return (
    <p className={styles.facts}>
      {indexesOf(facts).map(([place, fact]) => (
        <span key={place} className={fact.sorted ? styles.sorted : undefined}>
          {fact.name} <b>{countText(fact.value, locale)}</b>
        </span>
      ))}
    </p>
  );
}
