import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

/** A button that is only its word, in glass: for the action of a notice. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return <button {...props} type="button" className={`${styles.button} ${className ?? ''}`} />;
}
