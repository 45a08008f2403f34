import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { useMessages } from '@/ui/hooks/useMessages';
import { BrandMark } from './BrandMark';
import { LocaleSwitch } from './LocaleSwitch';
import { SkipLink } from './SkipLink';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './TopBar.module.css';

/** The top bar of all pages but shop pages: brand, the page's links, language and theme. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
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
        <LocaleSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
