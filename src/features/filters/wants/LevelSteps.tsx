import { levelText } from '@/features/labels/wantText';
import type { ItemKind, Scale } from '@/games/types';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './LevelSteps.module.css';

const MAX_ROW_LENGTH = 6;
const MAX_STEPS = 20;
const STEPS_OF_LONG_SCALE = 9;

export type LevelStepsProps = {
  readonly kind: ItemKind;
  /** Name of the item, for screen readers. */
  readonly name: string;
  readonly level: number;
  /** Number of offers left with level 1, 2, … as the minimum. The last number also applies to all higher levels. null while unknown. */
  readonly counts: readonly number[] | null;
  readonly onChoose: (level: number) => void;
};

/** Selects the minimum level of a want from rows of buttons with the number of offers left. */
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

/** Lays out the levels of a scale in rows of up to six. Rows also end at the break of a scale (★ | 专武) and are equally
 *  long on either side of it. A scale with more than 20 levels shows its first nine and the selected one.
 *  @returns  rows of ascending levels, starting with level 1 */
export function layOutLevels(scale: Scale, selected: number): readonly (readonly number[])[] {
  const top = scale.steps.length;
  const levels = Array.from({ length: top > MAX_STEPS ? STEPS_OF_LONG_SCALE : top }, (_, index) => index + 1);
  if (selected > levels.length && selected <= top) levels.push(selected);

  const parts = scale.breakAt === undefined ? [levels] : [levels.slice(0, scale.breakAt), levels.slice(scale.breakAt)];
  return parts.flatMap(splitEvenly);
}

function splitEvenly(levels: readonly number[]): readonly (readonly number[])[] {
  const rows = Math.ceil(levels.length / MAX_ROW_LENGTH);
  const width = Math.ceil(levels.length / rows);
  return Array.from({ length: rows }, (_, row) => levels.slice(row * width, (row + 1) * width));
}
