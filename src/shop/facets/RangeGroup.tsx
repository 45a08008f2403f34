import { Slider } from 'antd';
import { memo, useState } from 'react';
import { sameValue } from '@/base/sameValue';
import type { Range } from '@/domain/query';
import type { Histogram as Bars } from '@/domain/searchPage';
import { formatNumber } from '@/ui/format';
import { useMessages } from '@/ui/useMessages';
import { FacetSection } from './FacetSection';
import { amountText, type FacetWording, facetName } from './facetWords';
import { Histogram } from './Histogram';
import { RangeAxis } from './RangeAxis';
import { RangeBoxes } from './RangeBoxes';
import styles from './RangeGroup.module.css';
import { type Handles, handlesOf, rangeAt } from './rangeScale';

export type RangeGroupProps = {
  readonly facet: string;
  readonly wording: FacetWording;
  readonly range: Range | null;
  /** null while it is not known, or if the catalogue has no numbers for this group. */
  readonly bars: Bars | null;
  /** Offers in the answer; null while that is not known. */
  readonly total: number | null;
  /** `push`: chosen with a handle; `replace`: typed. */
  readonly onChange: (facet: string, range: Range | null, how: 'push' | 'replace') => void;
};

/** A range as a histogram with two handles, and as two exact numbers. Drawn again only if it says something else. */
export const RangeGroup = memo(function RangeGroup(props: RangeGroupProps) {
  const { facet, wording, range, bars, total, onChange } = props;
  const { shop } = useMessages();
  const [drag, setDrag] = useState<Handles | null>(null);
  const name = facetName(facet, wording);
  const bounds = bars?.bounds ?? [];
  const handles = drag ?? handlesOf(range, bounds);
  const number = (value: number) => formatNumber(value, wording.locale);
  const numbers =
    range !== null && bars !== null && total !== null ? `${number(bars.without)} → ${number(total)}` : null;
  const sign = facet === 'price' ? amountText(facet, 0, wording).replace(/[\d.,\s]/g, '') : '';
  const speak = (place: number) => amountText(facet, bounds[place] ?? 0, wording);

  return (
    <FacetSection title={name} aside={<span className={styles.aside}>{numbers ?? (bars && shop.clustered)}</span>}>
      {bars !== null && bounds.length > 1 && (
        <>
          <Histogram counts={bars.counts} handles={handles} />
          <Slider
            range
            className={styles.slider ?? ''}
            min={0}
            max={bounds.length - 1}
            value={[...handles]}
            tooltip={{ open: false }}
            ariaLabelForHandle={[shop.lowest(name), shop.highest(name)]}
            ariaValueTextFormatterForHandle={speak}
            onChange={([low = 0, high = 0]) => setDrag([low, high])}
            onChangeComplete={([low = 0, high = 0]) => {
              setDrag(null);
              onChange(facet, rangeAt([low, high], bounds), 'push');
            }}
          />
          <RangeAxis bounds={bounds} />
        </>
      )}
      <RangeBoxes
        name={name}
        sign={sign}
        range={drag === null ? range : rangeAt(drag, bounds)}
        onType={(typed) => onChange(facet, typed, 'replace')}
      />
    </FacetSection>
  );
}, sameValue);
