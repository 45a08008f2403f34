import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { type RefObject, useRef } from 'react';
import type { Want } from '@/domain/query';
import { wantName, wantText } from '@/features/labels/wantText';
import { type GameItems, itemLook } from '@/features/search-state/gameItems';
import { hasCoarsePointer } from '@/ui/browser/hasCoarsePointer';
import { IconButton } from '@/ui/components/controls/IconButton';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { Candidates } from './Candidates';
import { WantLevel } from './WantLevel';
import { WantModes } from './WantModes';
import styles from './WantRow.module.css';

export type WantRowProps = {
  readonly want: Want;
  readonly gameItems: GameItems;
  /** Totals per level of this item; null while unknown. */
  readonly counts: readonly number[] | null;
  /** Receives the changed want, or null to remove it. */
  readonly onChange: (want: Want | null) => void;
  /** Receives the focus when the last want is removed. */
  readonly fallbackRef?: RefObject<HTMLElement | null>;
};

/** Edits the mode and minimum level of a wanted item. */
export function WantRow({ want, gameItems, counts, onChange, fallbackRef }: WantRowProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const rowRef = useRef<HTMLLIElement>(null);
  const isAmbiguous = want.ambiguity !== undefined;
  const name = (isAmbiguous ? wantText : wantName)(gameItems, want, locale);
  const remove = () => {
    focusNextWant(rowRef.current, fallbackRef?.current ?? null);
    onChange(null);
  };

  return (
    <li ref={rowRef} className={styles.row}>
      <Tile look={itemLook(gameItems, want.item, locale)} size="want" want={want.mode} flag={shop.flags[want.mode]} />
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.tools}>
            <span className={styles.modes}>
              <WantModes {...{ want, gameItems, onChange }} />
            </span>
            <span className={styles.remove} data-drop>
              <IconButton label={shop.removeWant(name)} icon={<CloseOutlined aria-hidden />} onClick={remove} />
            </span>
          </span>
        </div>
        {isAmbiguous ? (
          <Candidates
            want={want}
            gameItems={gameItems}
            label={shop.ambiguousTitle(wantName(gameItems, want, locale))}
            onChoose={(item) => onChange({ item, mode: want.mode, level: want.level })}
          />
        ) : (
          <WantLevel {...{ want, gameItems, counts, onChange }} />
        )}
      </div>
    </li>
  );
}

/** Moves the focus before the row that has it is removed: to the remove button of the next row, else of the previous
 *  one.
 *  @param fallback  receives the focus if no other row is left. On touch devices, the heading of its section does instead, because a
 *                   focused text field would open the on-screen keyboard. */
function focusNextWant(row: HTMLElement | null, fallback: HTMLElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const removeButton = neighbour?.querySelector<HTMLElement>('[data-drop] button');
  const last = hasCoarsePointer() ? fallback?.closest('section')?.querySelector('h2') : fallback;
  (removeButton ?? last)?.focus({ preventScroll: true });
}
