import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { type RefObject, useRef } from 'react';
import { WANT_MODES, type Want } from '@/domain/query';
import { type GameItems, itemKind, itemLook, itemName } from '@/features/search-state/gameItems';
import { IconButton } from '@/ui/components/controls/IconButton';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { focusAfterDrop } from './focusAfterDrop';
import { LevelSteps } from './LevelSteps';
import styles from './WantRow.module.css';

export type WantRowProps = {
  readonly want: Want;
  readonly lexicon: GameItems;
  /** Totals per level of this item; null while they are not known. */
  readonly counts: readonly number[] | null;
  /** Gets the want as it shall be, or null to drop it. */
  readonly onChange: (want: Want | null) => void;
  /** What gets the focus if the want that is dropped was the only one. */
  readonly whenLast?: RefObject<HTMLElement | null>;
};

/** One wanted item: how much it is wanted, and from which level on. */
export function WantRow({ want, lexicon, counts, onChange, whenLast }: WantRowProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const row = useRef<HTMLLIElement>(null);
  const name = itemName(lexicon, want.item, locale);
  const kind = itemKind(lexicon, want.item);
  const modes = WANT_MODES.map((mode) => ({ value: mode, label: shop.modes[mode] }));
  const drop = () => {
    focusAfterDrop(row.current, whenLast?.current ?? null);
    onChange(null);
  };

  return (
    <li ref={row} className={styles.row}>
      <Tile look={itemLook(lexicon, want.item)} size="want" want={want.mode} flag={shop.flags[want.mode]} />
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.tools}>
            <span className={styles.modes}>
              <SegmentedSwitch
                label={shop.modeOf(name)}
                fit="tight"
                options={modes}
                value={want.mode}
                onChoose={(mode) => onChange({ ...want, mode })}
              />
            </span>
            <span className={styles.drop} data-drop>
              <IconButton label={shop.dropWant(name)} icon={<CloseOutlined aria-hidden />} onClick={drop} />
            </span>
          </span>
        </div>
        {kind !== null && (
          <LevelSteps
            kind={kind}
            name={name}
            level={want.level}
            counts={counts}
            onChoose={(level) => onChange({ ...want, level })}
          />
        )}
      </div>
    </li>
  );
}
