import type { Want } from '@/domain/query';
import { wantName } from '@/features/labels/wantText';
import { type GameItems, itemKind } from '@/features/search-state/gameItems';
import { useLocale } from '@/ui/hooks/useLocale';
import { LevelSteps } from './LevelSteps';

export type WantLevelProps = {
  readonly want: Want;
  readonly gameItems: GameItems;
  /** Totals per level of this item; null while unknown. */
  readonly counts: readonly number[] | null;
  readonly onChange: (want: Want) => void;
};

/** Selects the minimum level of a want, if its items have levels. */
export function WantLevel({ want, gameItems, counts, onChange }: WantLevelProps) {
  const locale = useLocale();
  const kind = itemKind(gameItems, want.item);
  if (kind === null) return null;
  return (
    <LevelSteps
      kind={kind}
      name={wantName(gameItems, want, locale)}
      level={want.level}
      counts={counts}
      onChoose={(level) => onChange({ ...want, level })}
    />
  );
}
