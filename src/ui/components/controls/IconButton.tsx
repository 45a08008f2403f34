import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

export type IconButtonProps = {
  /** What the button does, for screen readers and as a tip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Given where the button switches something on and off: whether it is on. */
  readonly pressed?: boolean;
  /** False where Tab passes it by, for what it does has a key of its own. */
  readonly tabbable?: boolean;
};

/** A button that is only a picture: 32 px, 44 px on a phone. */
export function IconButton({ label, icon, onClick, disabled = false, pressed, tabbable = true }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      tabIndex={tabbable ? undefined : -1}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
