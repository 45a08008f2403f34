import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import type { Choice } from '@/domain/query';
import styles from '@/features/filters/FilterPanel.module.css';
import { type FacetLabels, facetName } from '@/features/labels/facetLabels';
import { formatNumber } from '@/ui/format/format';
import { useMessages } from '@/ui/hooks/useMessages';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';
import { choiceValues } from './choiceValues';

export type ChoiceFilterProps = Pick<ChoiceGroupProps, 'shape' | 'choice' | 'counts'> & {
  readonly facet: string;
  readonly labels: FacetLabels;
  readonly pausedShops: ReadonlySet<string>;
  readonly onChange: (facet: string, choice: Choice | null) => void;
};

/** The choice group of a facet: its values in words, paused shops with a note. Drawn again only if it says something else.
 *  */
export const ChoiceFilter = memo(function ChoiceFilter(props: ChoiceFilterProps) {
  const { facet, shape, labels: wording, choice, counts, pausedShops, onChange } = props;
  const { shop } = useMessages();
  const values = choiceValues(facet, choice, counts, wording).map((one) =>
    facet === 'shop' && pausedShops.has(one.value) ? { ...one, note: shop.shopPaused } : one,
  );
  return (
    <ChoiceGroup
      name={facetName(facet, wording)}
      shape={shape}
      values={values}
      choice={choice}
      counts={counts}
      aside={
        facet === 'shop' && (
          <span className={styles.aside}>{shop.shopCount(formatNumber(values.length, wording.locale))}</span>
        )
      }
      onChange={(next) => onChange(facet, next)}
    />
  );
}, sameValue);
