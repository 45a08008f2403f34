import { useLocale } from '@/ui/useLocale';
import { countText } from './countText';
import styles from './FactLine.module.css';
import type { Fact } from './factsOf';

/** A few countable facts in a row; the one the hits are sorted by stands out. */
export function FactLine({ facts }: { readonly facts: readonly Fact[] }) {
  const locale = useLocale();
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact.id} className={fact.sorted ? styles.sorted : undefined}>
          {fact.name} <b>{countText(fact.value, locale)}</b>
        </span>
      ))}
    </p>
  );
}
