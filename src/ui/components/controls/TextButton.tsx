import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

/** A button that looks like a link, for the action of a notice. Works before antd has loaded. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return <button {...props} type="button" className={`${styles.button} ${className ?? ''}`} />;
}
