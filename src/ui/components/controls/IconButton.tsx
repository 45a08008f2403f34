import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

export type IconButtonProps = {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** State of a toggle button. */
  readonly pressed?: boolean;
  /** True for a button that opens a dialog. */
  readonly hasPopup?: boolean;
  /** False to leave it out of the Tab order because its action has a shortcut. */
  readonly tabbable?: boolean;
};

/** A button that shows only an icon: 32 px, 44 px on phones and tablets. Appears twice per card, so it renders without antd
 *  (docs/decisions/0009-antd-components.md). */
export function IconButton({
  label,
  icon,
  onClick,
  disabled = false,
  pressed,
  hasPopup,
  tabbable = true,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-haspopup={hasPopup === true ? 'dialog' : undefined}
      tabIndex={tabbable ? undefined : -1}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
