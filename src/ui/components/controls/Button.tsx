import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type Look = {
  readonly variant?: 'default' | 'primary' | 'danger' | 'text' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Before the text. */
  readonly icon?: ReactNode;
};

/** A button with a text. Rendered without antd, so that the first view of a page needs none of it
 *  (docs/decisions/0009-antd-components.md). */
export function Button({
  variant,
  size,
  icon,
  className,
  children,
  type = 'button',
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button {...props} type={type} className={classes({ variant, size }, className)}>
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...props }: Look & ComponentProps<'a'>) {
  return (
    <a {...props} className={classes({ variant, size }, className)}>
      {icon}
      {children}
    </a>
  );
}

function classes({ variant = 'default', size = 'medium' }: Look, className = ''): string {
  return `${styles.button} ${styles[variant]} ${styles[size]} ${className}`;
}
