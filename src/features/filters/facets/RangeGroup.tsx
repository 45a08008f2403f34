import { Slider } from 'antd';
import { memo, startTransition, useDeferredValue, useState } from 'react';
import { sameValue } from '@/base/sameValue';
import type { Range } from '@/domain/query';
import type { Histogram as Bars } from '@/domain/searchResponse';
import { amountText, type FacetLabels, facetName } from '@/features/labels/facetLabels';
import { formatNumber } from '@/ui/format/format';
import { useMessages } from '@/ui/hooks/useMessages';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { FacetSection } from './FacetSection';
import { Histogram } from './Histogram';
import { RangeAxis } from './RangeAxis';
import { RangeBoxes } from './RangeBoxes';
import styles from './RangeGroup.module.css';
import { type Handles, handlesOf, highestAt, rangeAt } from './rangeScale';

const PART_CLASSES = { rail: styles.part ?? '', track: styles.part ?? '', handle: `${styles.part} ${styles.handle}` };

export type RangeGroupProps = {
  readonly facet: string;
  readonly wording: FacetLabels;
  readonly range: Range | null;
  /** null while it is not known, or if the catalog has no numbers for this group. */
  readonly bars: Bars | null;
  /** Whether the first answer is still to come: then there is room for its bars. */
  readonly waiting: boolean;
  /** Offers in the answer; null while that is not known. */
  readonly total: number | null;
  /** `push`: chosen with a handle; `replace`: typed. */
  readonly onChange: (facet: string, range: Range | null, how: 'push' | 'replace') => void;
};

/** A range as a histogram with two handles, and as two exact numbers. Drawn again only if it says something else. */
export const RangeGroup = memo(function RangeGroup(props: RangeGroupProps) {
  const { facet, wording, range, bars, waiting, total, onChange } = props;
  const { shop } = useMessages();
  const [drag, setDrag] = useState<Handles | null>(null);
  // The handle stays under the finger, what it says follows.
  const told = useDeferredValue(drag);
  const name = facetName(facet, wording);
  const bounds = bars?.bounds ?? [];
  const scale = { bounds, isWhole: facet !== 'price' };
  const settled = handlesOf(range, scale);
  const [low, high] = drag ?? settled;
  const type = useStableCallback((typed: Range | null) => onChange(facet, typed, 'replace'));
  const number = (value: number) => formatNumber(value, wording.locale);
  const numbers =
    range !== null && bars !== null && total !== null ? `${number(bars.without)} → ${number(total)}` : null;
  const sign = facet === 'price' ? amountText(facet, 0, wording).replace(/[\d.,\s]/g, '') : '';
  const speak = (value: number) => amountText(facet, value, wording);
  // Handles move by bars, and may stand inside one where the boxes put them.
  const inside = settled.filter((place) => !Number.isInteger(place)).map((place) => [place, ' ']);

  return (
    <FacetSection
      title={name}
      aside={<span className={styles.aside}>{numbers ?? (bars && shop.clustered)}</span>}
      onClear={range === null ? undefined : () => onChange(facet, null, 'push')}
    >
      {waiting && <div className={styles.waiting} />}
      {bars !== null && bounds.length > 1 && (
        <>
          <Histogram counts={bars.counts} handles={told ?? settled} />
          <Slider
            range
            className={styles.slider ?? ''}
            classNames={PART_CLASSES}
            min={0}
            max={bounds.length - 1}
            marks={Object.fromEntries(inside)}
            value={[low, high]}
            // Never shown, having nothing to say; one that waits for a touch would be a third handle.
            tooltip={{ open: true, formatter: null }}
            ariaLabelForHandle={[shop.lowest(name), shop.highest(name)]}
            ariaValueTextFormatterForHandle={[
              (place) => speak(rangeAt([place, high], scale, range)?.min ?? bounds[0] ?? 0),
              (place) => speak(rangeAt([low, place], scale, range)?.max ?? highestAt(place, scale)),
            ]}
            onChange={([from = 0, to = 0]) => setDrag([from, to])}
            onChangeComplete={([from = 0, to = 0]) => {
              // Together with the range, so that the handles do not jump back for a moment.
              startTransition(() => {
                setDrag(null);
                onChange(facet, rangeAt([from, to], scale, range), 'push');
              });
            }}
          />
          <RangeAxis bounds={bounds} />
        </>
      )}
      <RangeBoxes name={name} sign={sign} range={told === null ? range : rangeAt(told, scale, range)} onType={type} />
    </FacetSection>
  );
}, sameValue);
