import { useLocale } from '@/ui/useLocale';
import { countText } from './countText';
import styles from './FactLine.module.css';
import type { Fact } from './factsOf';
import { placesOf } from './placesOf';

/** A few countable facts in a row; the one the hits are sorted by stands out. */
export function FactLine({ facts }: { readonly facts: readonly Fact[] }) {
  const locale = useLocale();
  return (
    <p className={styles.facts}>
      {placesOf(facts).map(([place, fact]) => (
        <span key={place} className={fact.sorted ? styles.sorted : undefined}>
          {fact.name} <b>{countText(fact.value, locale)}</b>
        </span>
      ))}
    </p>
  );
}
