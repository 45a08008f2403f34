import { countText } from '@/features/labels/countText';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FactLine.module.css';
import type { Fact } from './factsOf';

/** Resources and numbers of an offer in a row. The one that the hits are sorted by is emphasised. */
export function FactLine({ facts }: { readonly facts: readonly Fact[] }) {
  const locale = useLocale();
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact.id} className={fact.isSortKey ? styles.sorted : undefined}>
          {fact.name} <b>{countText(fact.value, locale)}</b>
        </span>
      ))}
    </p>
  );
}
