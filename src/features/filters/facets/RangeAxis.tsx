import { axisText } from '@/features/labels/countText';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './RangeAxis.module.css';
import { labelledBoundIndexes } from './rangeScale';

/** The numbers under a histogram, each below its border. */
export function RangeAxis({ bounds }: { readonly bounds: readonly number[] }) {
  const locale = useLocale();
  const end = bounds.length - 1;
  return (
    <div className={styles.axis} aria-hidden="true">
      {labelledBoundIndexes(bounds).map((place) => (
        <span key={place} style={{ left: `${(place / Math.max(1, end)) * 100}%` }}>
          {axisText(bounds[place] ?? 0, locale)}
        </span>
      ))}
    </div>
  );
}
