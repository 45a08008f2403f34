import type { Currency } from '@/domain/money';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import styles from './GapLines.module.css';
import type { Gap } from './gapsOf';
import { gapText } from './gapText';

export type GapLinesProps = {
  readonly gaps: readonly Gap[];
  readonly gameItems: GameItems;
  readonly currency: Currency;
};

/** Lists the unmet wants and ranges of an offer in the closest block. */
export function GapLines({ gaps, gameItems, currency }: GapLinesProps) {
  const labels = useFacetLabels(gameItems.spec, currency);
  const texts = gaps.map((gap) => gapText(gap, gameItems, labels));
  return (
    <ul className={styles.gaps}>
      {texts.map((text) => (
        <li key={text} className={styles.gap}>
          {text}
        </li>
      ))}
    </ul>
  );
}
