import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/ui/components/controls/IconButton';
import { useBackCloses } from '@/ui/hooks/drawerHistory';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ChipPopover.module.css';

export type ChipPopoverProps = {
  /** The chip that the popover belongs to. */
  readonly chip: HTMLElement;
  readonly title: string;
  /** Official name, if the title is a nickname. */
  readonly subtitle: string;
  /** Text on the effect of removing the condition. */
  readonly effect: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
  /** The controls that change the condition. */
  readonly children?: ReactNode;
};

const MARGIN_PX = 8;
const ARROW_PX = 6;

/** The options of one condition, below its chip: as wide as the row of chips on a phone. Closes on a press outside, Esc and Back. Not
 *  antd's Popover, which neither takes the focus nor is a dialog. */
export function ChipPopover({ chip, title, subtitle, effect, onClose, onRemove, children }: ChipPopoverProps) {
  const { common, shop } = useMessages();
  const dialogRef = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  useEffect(() => {
    // A list inside it may have the focus already.
    const dialog = dialogRef.current;
    if (!dialog?.contains(document.activeElement)) dialog?.focus({ preventScroll: true });
    return () => {
      if (chip.isConnected) chip.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    };
  }, [chip]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget) && !chip.contains(relatedTarget)) onClose();
  };
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = chip;
  const position = {
    top: offsetTop + offsetHeight + MARGIN_PX,
    '--chip': `${offsetLeft}px`,
    '--arrow': `${offsetLeft + offsetWidth / 2 - ARROW_PX}px`,
  } as CSSProperties;
  return (
    <>
      <button type="button" className={styles.veil} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        ref={dialogRef}
        role="dialog"
        aria-label={title}
        className={styles.popover}
        style={position}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <header className={styles.header}>
          <b className={styles.title}>{title}</b>
          <span className={styles.subtitle}>{subtitle}</span>
          <IconButton label={common.close} icon={<CloseOutlined aria-hidden />} onClick={onClose} />
        </header>
        {children}
        <button type="button" className={styles.remove} onClick={onRemove}>
          <b>{shop.removeThis}</b>
          <span>{effect}</span>
        </button>
      </div>
    </>
  );
}
