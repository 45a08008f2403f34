import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import type { Choice } from '@/domain/query';
import { type FacetLabels, facetName } from '@/features/labels/facetLabels';
import { formatNumber } from '@/ui/format/format';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ChoiceFilter.module.css';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';
import { choiceValues } from './choiceValues';

export type ChoiceFilterProps = Pick<ChoiceGroupProps, 'shape' | 'choice' | 'counts'> & {
  readonly facet: string;
  readonly labels: FacetLabels;
  readonly pausedShops: ReadonlySet<string>;
  readonly onChange: (facet: string, choice: Choice | null) => void;
};

/** Connects a facet to its choice group: labels the values and marks paused shops. */
export const ChoiceFilter = memo(function ChoiceFilter(props: ChoiceFilterProps) {
  const { facet, shape, labels, choice, counts, pausedShops, onChange } = props;
  const { shop } = useMessages();
  const values = choiceValues(facet, choice, counts, labels).map((option) =>
    facet === 'shop' && pausedShops.has(option.value) ? { ...option, note: shop.shopPaused } : option,
  );
  return (
    <ChoiceGroup
      name={facetName(facet, labels)}
      shape={shape}
      values={values}
      choice={choice}
      counts={counts}
      extra={
        facet === 'shop' && (
          <span className={styles.extra}>{shop.shopCount(formatNumber(values.length, labels.locale))}</span>
        )
      }
      onChange={(next) => onChange(facet, next)}
    />
  );
}, sameValue);
