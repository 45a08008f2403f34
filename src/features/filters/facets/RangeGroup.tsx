import { memo, startTransition, useDeferredValue, useState } from 'react';
import { sameValue } from '@/base/sameValue';
import type { Range } from '@/domain/query';
import type { Histogram as HistogramData } from '@/domain/searchResponse';
import { axisText } from '@/features/labels/countText';
import { amountText, currencySign, type FacetLabels, facetName } from '@/features/labels/facetLabels';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { FacetSection } from './FacetSection';
import { Histogram } from './Histogram';
import { RangeBoxes } from './RangeBoxes';
import styles from './RangeGroup.module.css';
import { RangeSlider } from './RangeSlider';
import { type Handles, handlesToRange, labelledBoundIndexes, maxAtHandle, rangeToHandles } from './rangeScale';

export type RangeGroupProps = {
  readonly facet: string;
  readonly labels: FacetLabels;
  readonly range: Range | null;
  /** null while unknown, or if the catalog has no numbers for this group. */
  readonly histogram: HistogramData | null;
  /** Whether the first result is pending; reserves the height of the histogram. */
  readonly isLoading: boolean;
  /** Offers in the result; null while unknown. */
  readonly total: number | null;
  /** `push` for a handle, `replace` for typing. */
  readonly onChange: (facet: string, range: Range | null, historyMode: 'push' | 'replace') => void;
};

/** Selects a range with two handles on a histogram, or as two exact numbers. */
export const RangeGroup = memo(function RangeGroup(props: RangeGroupProps) {
  const { facet, labels, range, histogram, isLoading, total, onChange } = props;
  const { shop } = useMessages();
  const [drag, setDrag] = useState<Handles | null>(null);
  // Slider and boxes follow the pointer at once, so that no number appears only after the release; the histogram may lag behind.
  const deferredDrag = useDeferredValue(drag);
  const name = facetName(facet, labels);
  const bounds = histogram?.bounds ?? [];
  const scale = { bounds, isWhole: facet !== 'price' };
  const applied = rangeToHandles(range, scale);
  const [low, high] = drag ?? applied;
  const commitTypedRange = useStableCallback((next: Range | null) => onChange(facet, next, 'replace'));
  const numberText = (value: number) => formatNumber(value, labels.locale);
  const effectText =
    range !== null && histogram !== null && total !== null
      ? `${numberText(histogram.without)} → ${numberText(total)}`
      : null;
  const sign = facet === 'price' ? currencySign(labels) : '';
  const ariaText = (value: number) => amountText(facet, value, labels);

  return (
    <FacetSection
      title={name}
      extra={<span className={styles.extra}>{effectText ?? (histogram && shop.clusteredScale)}</span>}
      onClear={range === null ? undefined : () => onChange(facet, null, 'push')}
    >
      {isLoading && <div className={styles.waiting} />}
      {histogram !== null && bounds.length > 1 && (
        <>
          <Histogram counts={histogram.counts} handles={deferredDrag ?? applied} />
          <RangeSlider
            max={bounds.length - 1}
            value={[low, high]}
            // Handles snap to bounds; a typed number may lie between two.
            extraPositions={applied.filter((position) => !Number.isInteger(position))}
            handleNames={[shop.lowest(name), shop.highest(name)]}
            valueTexts={[
              (position) => ariaText(handlesToRange([position, high], scale, range)?.min ?? bounds[0] ?? 0),
              (position) =>
                ariaText(handlesToRange([low, position], scale, range)?.max ?? maxAtHandle(position, scale)),
            ]}
            onChange={(from, to) => setDrag([from, to])}
            onChangeComplete={(from, to) => {
              // Ends the drag in the same transition as the change of the range, so that the handles do not jump back in between.
              startTransition(() => {
                setDrag(null);
                onChange(facet, handlesToRange([from, to], scale, range), 'push');
              });
            }}
          />
          <RangeAxis bounds={bounds} />
        </>
      )}
      <RangeBoxes
        name={name}
        sign={sign}
        range={drag === null ? range : handlesToRange(drag, scale, range)}
        onCommit={commitTypedRange}
      />
    </FacetSection>
  );
}, sameValue);

function RangeAxis({ bounds }: { readonly bounds: readonly number[] }) {
  const locale = useLocale();
  const end = bounds.length - 1;
  return (
    <div className={styles.axis} aria-hidden="true">
      {labelledBoundIndexes(bounds).map((index) => (
        <span key={index} style={{ left: `${(index / Math.max(1, end)) * 100}%` }}>
          {axisText(bounds[index] ?? 0, locale)}
        </span>
      ))}
    </div>
  );
}
