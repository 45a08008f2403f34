import { WANT_MODES, type Want } from '@/domain/query';
import { wantName } from '@/features/labels/wantText';
import type { GameItems } from '@/features/search-state/gameItems';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';

export type WantModesProps = {
  readonly want: Want;
  readonly gameItems: GameItems;
  readonly onChange: (want: Want) => void;
};

/** Selects the mode of a want: must, any, nice or never. */
export function WantModes({ want, gameItems, onChange }: WantModesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <SegmentedSwitch
      label={shop.modeOf(wantName(gameItems, want, locale))}
      fit="tight"
      options={WANT_MODES.map((mode) => ({ value: mode, label: shop.modes[mode] }))}
      value={want.mode}
      onChoose={(mode) => onChange({ ...want, mode })}
    />
  );
}
