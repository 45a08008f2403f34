import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

export type IconButtonProps = {
  /** What the button does, for screen readers and as a tip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
};

/** A button that is only a picture: 32 px, 44 px on a phone. */
export function IconButton({ label, icon, onClick, disabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
