import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { useMessages } from '@/ui/hooks/useMessages';
import { BrandMark } from './BrandMark';
import { LocaleSwitch } from './LocaleSwitch';
import { SkipLink } from './SkipLink';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './TopBar.module.css';

type TopBarProps = {
  /** The page's links, after the brand. */
  readonly children?: ReactNode;
  /** A link before language and theme. */
  readonly shortcut?: ReactNode;
};

/** The top bar of all pages but shop pages: brand, the page's links, language and theme. */
export function TopBar({ children, shortcut }: TopBarProps) {
  const { common } = useMessages();
  return (
    <header className={styles.bar}>
      <SkipLink />
      <Link className={styles.brand} to="/welcome">
        <BrandMark />
        <span className={children === undefined ? undefined : styles.hiddenOnNarrowPhone}>{common.brand}</span>
        <span className={children === undefined ? styles.secondName : `${styles.secondName} ${styles.hiddenOnPhone}`}>
          {common.brandOther}
        </span>
      </Link>
      {children}
      <div className={styles.switches}>
        {shortcut}
        <LocaleSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
