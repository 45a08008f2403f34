import { levelText } from '@/features/labels/wantText';
import type { ItemKind } from '@/games/types';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './LevelSteps.module.css';
import { layOutLevels } from './levelRows';

export type LevelStepsProps = {
  readonly kind: ItemKind;
  /** Name of the item, for screen readers. */
  readonly name: string;
  readonly level: number;
  /** Offers in the answer if the want asked for level 1, 2, …, the last for all levels beyond; null while not known. */
  readonly counts: readonly number[] | null;
  readonly onChoose: (level: number) => void;
};

/** The least level of a want as a row of steps; each says how many offers it leaves before it is taken. */
export function LevelSteps({ kind, name, level, counts, onChoose }: LevelStepsProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { scale } = kind;
  if (scale === null || scale.steps.length < 2) return null;
  return (
    <fieldset className={styles.steps} data-tour="levels" aria-label={shop.levelOf(name, scale.names[locale])}>
      {layOutLevels(scale, level).map((row) => (
        <div key={row[0]} className={styles.row}>
          {row.map((step) => {
            const label = levelText(kind, step, locale);
            const total = counts?.[Math.min(step, counts.length) - 1];
            const count = total === undefined ? '' : formatNumber(total, locale);
            return (
              <button
                key={step}
                type="button"
                className={styles.step}
                aria-pressed={step === level}
                onClick={() => onChoose(step)}
              >
                {label}
                <VisuallyHidden>{shop.orMore}</VisuallyHidden>
                <small className={styles.count}>{count}</small>
                {count !== '' && <VisuallyHidden>{shop.offersUnit}</VisuallyHidden>}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
